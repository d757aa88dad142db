<?php
/**
 * Deletions and resets in a draft.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\Features;
use Atelier\History\Design_Settings;
use Atelier\Templates\Active_Templates;
use Atelier\Templates\Template_Posts;
use Atelier\Writes\Unwritable_Database;
use Atelier\Writes\Write_Lock;
use WP_Error;
use WP_Post;
use WP_REST_Posts_Controller;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Templates_Controller;

defined( 'ABSPATH' ) || exit;

/**
 * Removes a record that is deleted or reset in a draft, in that draft only. Publication deletes it as Design does: the record can be
 * restored with its number when the publication is undone.
 */
final class Draft_Removals {
	/** Types whose records can be deleted or reset in a draft. */
	private const TYPES = array( 'wp_block', 'wp_navigation', 'wp_template', 'wp_template_part' );

	/** Property of the response with the id that restores the record. */
	private const ANSWER = 'atelier_deletion';

	/** How many removals of a draft can be undone from their notices. */
	private const MAX_UNDONE = 50;

	/**
	 * Constructor.
	 *
	 * @param Current_Draft $current The draft of this request.
	 */
	public function __construct( private readonly Current_Draft $current ) {}

	/**
	 * Finds the record that a request deletes or resets; null for another request.
	 *
	 * @param WP_REST_Request $request The request, which the person may make.
	 */
	public static function find( WP_REST_Request $request ): ?WP_Post {
		$callback = $request->get_attributes()['callback'] ?? null;
		if ( ! is_array( $callback ) ) {
			return null;
		}
		list( $controller, $method ) = $callback;
		$is_template = $controller instanceof WP_REST_Templates_Controller;
		// WordPress's own editor resets a template in this way.
		$is_reset = $is_template && 'update_item' === $method && 'theme' === $request['source'];
		if ( ! $is_reset && 'delete_item' !== $method ) {
			return null;
		}
		if ( $is_template ) {
			$template = get_block_template( $request['id'], str_starts_with( $request->get_route(), '/wp/v2/template-parts' ) ? 'wp_template_part' : 'wp_template' );
			$id       = (int) ( $template->wp_id ?? 0 );
		} else {
			$id = $controller instanceof WP_REST_Posts_Controller ? (int) $request['id'] : 0;
		}
		$post = $id ? get_post( $id ) : null;

		return $post && in_array( $post->post_type, self::TYPES, true ) ? $post : null;
	}

	/**
	 * Removes a record in the draft.
	 *
	 * @param WP_Post $post     The record with the draft's values.
	 * @param mixed   $previous The record as a REST response.
	 * @return WP_REST_Response|WP_Error
	 */
	public function remove( WP_Post $post, $previous ) {
		$key  = $this->current->entry_key( "$post->post_type/$post->ID" );
		$live = $this->current->live( $key );
		if ( ! $live || 'trash' === $post->post_status ) {
			return new WP_Error( 'rest_post_invalid_id', __( 'There is no such item.', 'atelier' ), array( 'status' => 404 ) );
		}
		$draft   = $this->current->get();
		$entries = $draft['data']['entries'];
		$changed = array( $key => $entries[ $key ] ?? null );
		if ( ! $live->id || $live->is_made() ) {
			// Without the entry, a template shows its file again, and a record that exists only in the draft is hidden.
			$draft['data']['taken'][ $key ] = $changed[ $key ];
			unset( $entries[ $key ] );
		} else {
			$entries[ $key ] = self::make_entry( $live, $post );
		}
		foreach ( self::find_served( $post ) as $slug ) {
			$setting             = Design_Settings::ACTIVE . "/$slug";
			$changed[ $setting ] = $entries[ $setting ] ?? null;
			$entries[ $setting ] = $this->make_inactive( $setting, $changed[ $setting ] );
		}
		$draft['data']['entries']               = array_filter( $entries );
		$draft['data']['removals'][ $post->ID ] = array(
			'type'    => $post->post_type,
			'entries' => $changed,
		);
		$draft['data']['removals'] = array_slice( $draft['data']['removals'], -self::MAX_UNDONE, null, true );
		if ( ! Draft_Table::save( $draft ) ) {
			return self::not_stored();
		}
		$this->current->reload();

		return new WP_REST_Response(
			array(
				'deleted'    => true,
				'previous'   => $previous,
				self::ANSWER => $post->ID,
			)
		);
	}

	/**
	 * Undoes a removal.
	 *
	 * @param int $id Number of the record.
	 * @return WP_REST_Response|WP_Error|null Null where the draft has no removal of this record.
	 */
	public function restore( int $id ) {
		$draft   = $this->current->get();
		$removal = $draft['data']['removals'][ $id ] ?? null;
		if ( ! is_array( $removal ) ) {
			return null;
		}
		foreach ( $removal['entries'] as $key => $entry ) {
			unset( $draft['data']['taken'][ $key ] );
			if ( null === $entry ) {
				unset( $draft['data']['entries'][ $key ] );
			} else {
				$draft['data']['entries'][ $key ] = $entry;
			}
		}
		unset( $draft['data']['removals'][ $id ] );
		if ( ! Draft_Table::save( $draft ) ) {
			return self::not_stored();
		}
		$this->current->reload();

		return new WP_REST_Response(
			array(
				'kind'   => 'postType',
				'name'   => $removal['type'],
				'id'     => $id,
				'status' => 'publish',
			)
		);
	}

	/**
	 * Returns a hash of a removed record's live value, by which later live changes are detected.
	 *
	 * @param array $value Its value.
	 */
	public static function hash( array $value ): string {
		return md5( (string) wp_json_encode( $value ) );
	}

	/**
	 * Makes the entry of a removed record.
	 *
	 * @param Live_Record $live The live record.
	 * @param WP_Post     $post The record with the draft's values.
	 */
	private static function make_entry( Live_Record $live, WP_Post $post ): array {
		$place = get_stylesheet() . "//$post->post_name";

		return array(
			'paths'   => array(),
			'removed' => true,
			'seen'    => self::hash( $live->value ),
			'place'   => "$post->post_type/$place",
			'reset'   => in_array( $post->post_type, array( 'wp_template', 'wp_template_part' ), true ) && null !== get_block_file_template( $place, $post->post_type ),
			'title'   => $live->title,
			'author'  => get_current_user_id(),
			'time'    => time(),
		);
	}

	/**
	 * Finds the slugs for which a template is active in the draft.
	 *
	 * @param WP_Post $post The template, or another record.
	 * @return string[]
	 */
	private static function find_served( WP_Post $post ): array {
		return Template_Posts::POST_TYPE === $post->post_type && Features::has_template_versions()
			? array_map( 'strval', array_keys( ( new Active_Templates( new Write_Lock() ) )->get(), $post->ID, true ) )
			: array();
	}

	/**
	 * Makes the entry that deactivates the version for a slug; null where none is active in the live design.
	 *
	 * @param string     $key   Key of the setting.
	 * @param array|null $entry The draft's entry of it.
	 */
	private function make_inactive( string $key, ?array $entry ): ?array {
		$live  = $this->current->live( $key );
		$paths = Draft_Paths::update( $live->value, array( 'value' => null ), $entry['paths'] ?? array() );

		return $paths ? array(
			'paths'  => $paths,
			'title'  => $live->title,
			'author' => get_current_user_id(),
			'time'   => time(),
		) : null;
	}

	/**
	 * Makes the error for a failed write to the database.
	 */
	private static function not_stored(): WP_Error {
		return Unwritable_Database::error( Unwritable_Database::last_error() );
	}
}
