<?php
/**
 * A record of the live design.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\History\Change_Plan;
use Atelier\History\Design_Records;
use Atelier\History\Design_Settings;
use Atelier\Templates\Active_Templates;
use Atelier\Writes\Stored_Slug;
use Atelier\Writes\Write_Lock;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the live record of a draft's entry by its key, and applies the entry's changes to its value.
 *
 * @phpstan-type Entry array{paths: list<array{path: list<string>, before: mixed, after: mixed}>, title: string}
 */
final class Live_Record {
	public const STYLES = 'wp_global_styles';

	/** Columns of posts, by their names in a value. */
	public const COLUMNS = array(
		'title'   => 'post_title',
		'content' => 'post_content',
		'excerpt' => 'post_excerpt',
	);

	/**
	 * Constructor.
	 *
	 * @param string $key   Its current key. It differs from the entry's key where the entry began with a file that has a post by now.
	 * @param string $kind  Its kind.
	 * @param int    $id    Number of its post; 0 without one.
	 * @param string $name  The part of the key after the kind.
	 * @param array  $value Its value, by path.
	 * @param string $title Its title.
	 * @param string $area  Area of a part that has only a file.
	 */
	private function __construct(
		public readonly string $key,
		public readonly string $kind,
		public readonly int $id,
		public readonly string $name,
		public readonly array $value,
		public readonly string $title,
		public readonly string $area = ''
	) {}

	/**
	 * Returns whether a text has the form of an entry's key.
	 *
	 * @param string $key The text.
	 */
	public static function is_key( string $key ): bool {
		list( $kind, $name ) = explode( '/', $key, 2 ) + array( 1 => '' );

		return match ( $kind ) {
			Design_Settings::IDENTITY        => isset( Design_Settings::OPTIONS[ $name ] ),
			Design_Settings::ACTIVE          => '' !== $name,
			Block_Style_Entries::KIND        => Block_Style_Entries::is_name( $name ),
			'wp_template', 'wp_template_part' => ctype_digit( $name ) || str_contains( $name, '//' ),
			'wp_block', 'wp_navigation', self::STYLES => ctype_digit( $name ),
			default                          => false,
		};
	}

	/**
	 * Finds a record; null where it does not exist.
	 *
	 * @param string $key        Its key.
	 * @param bool   $is_deleted Whether to find a deleted record that is still kept, instead of an existing one.
	 */
	public static function find( string $key, bool $is_deleted = false ): ?self {
		list( $kind, $name ) = explode( '/', $key, 2 ) + array( 1 => '' );
		if ( Design_Settings::is_setting( $key ) ) {
			$value = Design_Settings::ACTIVE === $kind
				? ( new Active_Templates( new Write_Lock() ) )->get_one( $name )
				: Design_Settings::clean( $name, get_option( Design_Settings::OPTIONS[ $name ], '' ) );

			return new self( $key, $kind, 0, $name, array( 'value' => $value ), Design_Records::name_setting( $key ) );
		}
		if ( Block_Style_Entries::KIND === $kind ) {
			$label = Block_Style_Entries::find_label( $name );

			return new self( $key, $kind, 0, $name, null === $label ? array() : array( 'value' => $label ), Block_Style_Entries::title( $label ) );
		}
		if ( ctype_digit( $name ) ) {
			$post = get_post( (int) $name );

			return $post && $post->post_type === $kind && ( 'trash' === $post->post_status ) === $is_deleted ? self::from_post( $post ) : null;
		}
		$template = get_block_template( $name, $kind );
		$post     = $template?->wp_id ? get_post( $template->wp_id ) : null;
		if ( $post ) {
			return self::from_post( $post );
		}

		return $template ? self::from_file( $key, $template ) : null;
	}

	/**
	 * Makes the record of a file.
	 *
	 * @param string             $key      Its key.
	 * @param \WP_Block_Template $template The template or part.
	 */
	private static function from_file( string $key, \WP_Block_Template $template ): self {
		list( $kind, $name ) = explode( '/', $key, 2 );
		$value               = array(
			'title'   => (string) $template->title,
			'content' => (string) $template->content,
			'excerpt' => (string) $template->description,
		);

		return new self( $key, $kind, 0, $name, $value, '' === $value['title'] ? Stored_Slug::to_text( $template->slug ) : html_entity_decode( wp_strip_all_tags( $value['title'] ), ENT_QUOTES ), (string) $template->area );
	}

	/**
	 * Returns the record of the file that a template of a draft hides; null for none.
	 */
	public function find_hidden_file(): ?self {
		$name = get_stylesheet() . '//' . get_post( $this->id )?->post_name;
		$file = 'wp_template' === $this->kind ? get_block_file_template( $name, $this->kind ) : null;

		return $file ? self::from_file( "$this->kind/$name", $file ) : null;
	}

	/**
	 * Makes the record of a post.
	 *
	 * @param WP_Post $post The post.
	 */
	private static function from_post( WP_Post $post ): self {
		$is_styles = self::STYLES === $post->post_type;
		$value     = $is_styles ? Change_Plan::read_config( array( 'content' => $post->post_content ) ) : array_map( static fn( string $column ): string => $post->$column, self::COLUMNS );
		$title     = html_entity_decode( wp_strip_all_tags( $post->post_title ), ENT_QUOTES );
		$value += Pattern_Fields::read( $post ) + Post_Fields::read( $post );
		// Publishing a record that only a draft has means removing this part.
		$value += Made_Records::is_made( $post ) ? array( 'status' => Made_Records::STATUS ) : array();

		return new self( "$post->post_type/$post->ID", $post->post_type, $post->ID, (string) $post->ID, $value, $is_styles ? __( 'Styles', 'atelier' ) : ( '' === $title ? Stored_Slug::to_text( $post->post_name ) : $title ) );
	}

	/**
	 * Returns the id of the record in WordPress's REST routes.
	 */
	public function rest_id(): string {
		if ( ! $this->id ) {
			return $this->name;
		}

		return Design_Records::get_rest_id(
			array(
				'kind' => $this->kind,
				'id'   => $this->id,
				'slug' => get_post( $this->id )->post_name,
			)
		);
	}

	/**
	 * Returns its value with a draft's changes, in the form of {@see \Atelier\Overlay\Design_Overlay}.
	 *
	 * @param array $paths The changes.
	 * @return mixed Null for a record that only a draft has, unless the changes publish it.
	 */
	public function overlay_value( array $paths ) {
		$value = Draft_Paths::apply( $this->value, $paths );
		if ( isset( $value['status'] ) ) {
			return null;
		}
		if ( self::STYLES === $this->kind ) {
			return array( 'content' => self::to_json( $value ) );
		}
		if ( $this->is_setting() ) {
			return $value['value'] ?? null;
		}

		return Post_Fields::leave_out( Pattern_Fields::leave_out( $value ) )
			+ Pattern_Fields::to_overlay( $value, $paths )
			+ Post_Fields::to_overlay( $value, $paths )
			+ ( '' === $this->area ? array() : array( 'area' => $this->area ) )
			+ ( $this->is_made() ? array( 'made' => true ) : array() );
	}

	/**
	 * Returns its value with the changes of a draft's entry, in the same form; null where the entry removes it.
	 *
	 * @param array $entry The entry; empty for none.
	 * @return mixed
	 */
	public function overlay_entry( array $entry ) {
		return empty( $entry['removed'] ) ? $this->overlay_value( $entry['paths'] ?? array() ) : null;
	}

	/**
	 * Returns its current value in the same form, for requests that must still show it after its deletion.
	 *
	 * @return mixed
	 */
	public function lasting_value() {
		$value = $this->overlay_value( array() );

		return is_array( $value ) && $this->id && self::STYLES !== $this->kind ? $value + array( 'slug' => get_post( $this->id )->post_name ) : $value;
	}

	/**
	 * Returns whether it is a setting, and neither a post nor a file.
	 */
	public function is_setting(): bool {
		return Design_Settings::is_setting( $this->key ) || Block_Style_Entries::is_key( $this->key );
	}

	/**
	 * Returns its title with another value: a block style that is not live has no title of its own.
	 *
	 * @param array $value The value.
	 */
	public function title_with( array $value ): string {
		return '' === $this->title && Block_Style_Entries::KIND === $this->kind ? Block_Style_Entries::title( $value['value'] ?? $this->name ) : $this->title;
	}

	/**
	 * Returns whether only a draft has it.
	 */
	public function is_made(): bool {
		return isset( $this->value['status'] );
	}

	/**
	 * Encodes styles as WordPress stores them.
	 *
	 * @param array $config Settings and styles.
	 */
	private static function to_json( array $config ): string {
		return (string) wp_json_encode(
			array_filter( $config ) + array(
				'isGlobalStylesUserThemeJSON' => true,
				'version'                     => \WP_Theme_JSON::LATEST_SCHEMA,
			),
			JSON_UNESCAPED_SLASHES | JSON_HEX_TAG | JSON_HEX_AMP
		);
	}

	/**
	 * Returns whether the current person may change the record.
	 */
	public function may_change(): bool {
		if ( Block_Style_Entries::KIND === $this->kind ) {
			return Block_Style_Entries::may_change();
		}
		if ( Design_Settings::is_setting( $this->key ) ) {
			return Design_Settings::may_change( $this->key );
		}

		if ( $this->is_made() ) {
			// WordPress's check of the post itself is refused, see Closed_Records.
			$names  = get_post_type_object( $this->kind )->cap;
			$is_own = get_current_user_id() === (int) get_post( $this->id )->post_author;

			return current_user_can( $is_own ? $names->edit_posts : $names->edit_others_posts ) && current_user_can( $names->publish_posts );
		}

		return $this->id ? current_user_can( 'edit_post', $this->id ) : current_user_can( Active_Templates::CAPABILITY );
	}
}
