<?php
/**
 * Changes of the places that use a preset.
 *
 * @package Atelier
 */

namespace Atelier\Usage\Presets;

use Atelier\Usage\Rewrites_Markup;
use Atelier\Usage\Usage_Finder;
use Atelier\Usage\Usage_Place_Writer;
use Atelier\Usage\Usage_Places;
use Atelier\Writes\Open_Records;
use Throwable;
use UnexpectedValueException;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Says of places what would become of them, and changes them, some at a time. A file of the theme is never changed.
 */
final class Preset_Work {
	/** Places that one request looks at; one that is in time ends it. */
	private const PLACES_PER_PLAN = 200;

	/** How long a request may take, in seconds; a place that was begun is ended. */
	private const SECONDS = 4.0;

	/**
	 * Sets what it works with.
	 *
	 * @param Usage_Place_Writer $writer Writes places.
	 * @param Open_Records       $open   Knows who has what open.
	 */
	public function __construct( private readonly Usage_Place_Writer $writer, private readonly Open_Records $open ) {}

	/**
	 * Says of some places what a change would do. Nothing is written.
	 *
	 * @param Usage_Places  $places All places.
	 * @param string        $cursor Where the last answer ended; empty to begin.
	 * @param Preset_Change $change The change.
	 * @return array{places: list<array>, cursor: string, left: int} Each place with `fate` and, where it would be changed, `token`.
	 */
	public function plan( Usage_Places $places, string $cursor, Preset_Change $change ): array {
		$found   = array();
		$seen    = 0;
		$ends_at = microtime( true ) + self::SECONDS;
		foreach ( $places->walk( $cursor ) as $cursor => $place ) {
			$fate = $this->judge( $place, $change );
			if ( $fate ) {
				$found[] = array_intersect_key( $place, array_flip( array( 'key', 'postId', 'id', 'type', 'typeLabel', 'title', 'status' ) ) ) + $fate;
			}
			if ( ++$seen >= self::PLACES_PER_PLAN || microtime( true ) >= $ends_at ) {
				break;
			}
		}
		return array(
			'places' => $this->name_others( $found ),
			'cursor' => (string) $cursor,
			'left'   => $seen > 0 ? $places->count_after( (string) $cursor ) : 0,
		);
	}

	/**
	 * Changes places.
	 *
	 * @param list<array{id: int, token: string}> $asked  Posts, with the tokens of their content that a plan has answered.
	 * @param Preset_Change                       $change The change.
	 * @return array{done: int, changes: list<array>, failed: list<array>} How many of the places the request came to; what undoes each
	 *                                                                     change; places that stay, and why.
	 */
	public function change( array $asked, Preset_Change $change ): array {
		$done    = 0;
		$changes = array();
		$failed  = array();
		$others  = $this->find_others( array_column( $asked, 'id' ) );
		$ends_at = microtime( true ) + self::SECONDS;
		foreach ( $asked as list( 'id' => $id, 'token' => $token ) ) {
			$result = $others[ $id ] ?? null
				? new WP_Error( 'atelier_place_open', self::explain_open( $others[ $id ] ) )
				: $this->change_post( $id, $token, $change );
			if ( is_wp_error( $result ) ) {
				$failed[] = array(
					'key'     => (string) $id,
					'title'   => current_user_can( 'read_post', $id ) ? html_entity_decode( get_the_title( $id ), ENT_QUOTES ) : '',
					'message' => $result->get_error_message(),
				);
			} elseif ( $result ) {
				$changes[] = $result;
			}
			++$done;
			if ( microtime( true ) >= $ends_at ) {
				break;
			}
		}
		return compact( 'done', 'changes', 'failed' );
	}

	/**
	 * Adds a preset to the site's styles under another slug, or takes one out.
	 *
	 * @param int             $id         Number of the styles.
	 * @param Rewrites_Markup $definition The change.
	 * @return array{id: int, revision: int, hash: string}|false|WP_Error As {@see Usage_Place_Writer::write}.
	 */
	public function define( int $id, Rewrites_Markup $definition ) {
		$others = $this->find_others( array( $id ) )[ $id ] ?? null;
		return $others
			? new WP_Error( 'atelier_place_open', self::explain_open( $others ), array( 'status' => 409 ) )
			: $this->write( $id, $definition );
	}

	/**
	 * Says what would become of a place.
	 *
	 * @param array         $place  A place.
	 * @param Preset_Change $change The change.
	 * @return array{fate: string, token?: string, isPartly?: bool}|null Null for one that uses the preset no more.
	 */
	private function judge( array $place, Preset_Change $change ): ?array {
		if ( 0 === $place['postId'] ) {
			return array( 'fate' => 'file' );
		}
		$content = (string) get_post( $place['postId'] )?->post_content;
		try {
			$result = self::to_rewriter( $place['type'], $change )->rewrite( $content );
		} catch ( UnexpectedValueException $error ) {
			return array( 'fate' => 'hand' );
		}
		$rest = self::still_uses( $place['type'], $result, $change );
		if ( $result === $content ) {
			return $rest ? array( 'fate' => 'hand' ) : null;
		}
		return $place['canEdit']
			? array(
				'fate'     => 'change',
				'token'    => md5( $content ),
				'isPartly' => $rest,
			)
			: array( 'fate' => 'right' );
	}

	/**
	 * Tells whether content still uses the preset.
	 *
	 * @param string        $type    Type of the post.
	 * @param string        $content Content.
	 * @param Preset_Change $change  The change.
	 */
	private static function still_uses( string $type, string $content, Preset_Change $change ): bool {
		$uses = 'wp_global_styles' === $type ? Usage_Finder::find_in_config( $content ) : Usage_Finder::find( $content );
		return in_array( array( $change->kind, $change->target ), $uses, true );
	}

	/**
	 * Changes one post.
	 *
	 * @param int           $id     Its number.
	 * @param string        $token  Token of its content.
	 * @param Preset_Change $change The change.
	 * @return array{id: int, revision: int, hash: string}|false|WP_Error As {@see Usage_Place_Writer::write}.
	 */
	private function change_post( int $id, string $token, Preset_Change $change ) {
		$post = get_post( $id );
		return $post
			? $this->write( $id, new Checked_Rewriter( self::to_rewriter( $post->post_type, $change ), $token ) )
			: false;
	}

	/**
	 * Writes a post that the person may edit. An error in its content, or of a plugin that follows changes, is that of this post alone.
	 *
	 * @param int             $id       Its number.
	 * @param Rewrites_Markup $rewriter Rewrites it.
	 * @return array{id: int, revision: int, hash: string}|false|WP_Error As {@see Usage_Place_Writer::write}.
	 */
	private function write( int $id, Rewrites_Markup $rewriter ) {
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post || ! current_user_can( 'edit_post', $id ) ) {
			return new WP_Error( 'rest_forbidden', __( 'You are not allowed to change it.', 'atelier' ), array( 'status' => rest_authorization_required_code() ) );
		}
		try {
			return $this->writer->write( Usage_Places::describe_post( $post ), $rewriter );
		} catch ( UnexpectedValueException $error ) {
			return new WP_Error( 'atelier_place_changed', $error->getMessage() );
		} catch ( Throwable $error ) {
			/* translators: %s: a message of PHP or of a plugin. */
			return new WP_Error( 'atelier_place_unreadable', sprintf( __( 'This place could not be changed: %s', 'atelier' ), $error->getMessage() ) );
		}
	}

	/**
	 * Returns what rewrites the content of a post.
	 *
	 * @param string        $type   Its type.
	 * @param Preset_Change $change The change.
	 */
	private static function to_rewriter( string $type, Preset_Change $change ): Rewrites_Markup {
		return 'wp_global_styles' === $type
			? new Preset_Config_Rewriter( $change )
			: new Preset_Markup_Rewriter( $change, Saved_Supports::has( ... ) );
	}

	/**
	 * Names who has places open that would be changed: these would be passed over.
	 *
	 * @param list<array> $places Places.
	 * @return list<array>
	 */
	private function name_others( array $places ): array {
		$others = $this->find_others( array_column( array_filter( $places, static fn( array $place ): bool => 'change' === $place['fate'] ), 'postId' ) );
		foreach ( $places as $at => $place ) {
			$ids = 'change' === $place['fate'] ? $others[ $place['postId'] ] ?? array() : array();
			if ( $ids ) {
				$places[ $at ]['openBy'] = self::name_people( $ids );
			}
		}
		return $places;
	}

	/**
	 * Finds the others who have posts open.
	 *
	 * @param int[] $ids Numbers of posts.
	 * @return array<int, int[]> Numbers of people, by post.
	 */
	private function find_others( array $ids ): array {
		if ( ! $ids ) {
			return array();
		}
		update_postmeta_cache( $ids );
		$others = $this->open->others_of_many( array_combine( array_map( static fn( int $id ): string => "post:$id", $ids ), $ids ) );
		return array_combine( $ids, array_map( static fn( int $id ): array => $others[ "post:$id" ], $ids ) );
	}

	/**
	 * Says who has a place open.
	 *
	 * @param int[] $ids Numbers of people.
	 */
	private static function explain_open( array $ids ): string {
		/* translators: %s: names of people. */
		return sprintf( __( '%s has it open.', 'atelier' ), self::name_people( $ids ) );
	}

	/**
	 * Returns the names of people.
	 *
	 * @param int[] $ids Their numbers.
	 */
	private static function name_people( array $ids ): string {
		return wp_sprintf( '%l', array_map( static fn( int $id ): string => (string) get_the_author_meta( 'display_name', $id ), $ids ) );
	}
}
