<?php
/**
 * Changes of the places that use a preset.
 *
 * @package Atelier
 */

namespace Atelier\Usage\Presets;

use Atelier\Posts\Post_Batches;
use Atelier\Usage\Changes_Places;
use Atelier\Usage\Rewrites_Markup;
use Atelier\Usage\Usage_Finder;
use Atelier\Usage\Usage_Group_Writer;
use Atelier\Usage\Usage_Place_Writer;
use Atelier\Usage\Usage_Places;
use Atelier\Writes\Open_Records;
use Throwable;
use UnexpectedValueException;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Plans changes of places and applies them, some at a time. A file of the theme is never changed.
 */
final class Preset_Work {
	/** How many places are read together. */
	private const PLACES_PER_READ = 100;

	/** How many places are changed together: nobody else can save one of them meanwhile. */
	private const PLACES_PER_GROUP = 25;

	/** How long a request may take, in seconds; the current group of places is completed. */
	private const SECONDS = 4.0;

	/**
	 * Constructor.
	 *
	 * @param Usage_Place_Writer $writer Writes a place.
	 * @param Usage_Group_Writer $group  Writes several places at once.
	 * @param Open_Records       $open   Finds the people who have records open.
	 */
	public function __construct( private readonly Usage_Place_Writer $writer, private readonly Usage_Group_Writer $group, private readonly Open_Records $open ) {}

	/**
	 * Plans a change of some places. Nothing is written.
	 *
	 * @param Usage_Places  $places All places.
	 * @param string        $cursor Cursor of the last response; empty to begin.
	 * @param Changes_Places $change The change.
	 * @return array{places: list<array>, cursor: string, left: int} Each place with `fate` and, where it would be changed, `token`.
	 */
	public function plan( Usage_Places $places, string $cursor, Changes_Places $change ): array {
		$found   = array();
		$ends_at = microtime( true ) + self::SECONDS;
		do {
			$planned = $places->map_after( $cursor, self::PLACES_PER_READ, fn( array $place, ?WP_Post $post ): ?array => $this->plan_place( $place, $post, $change ) );
			$cursor  = $planned['cursor'];
			array_push( $found, ...$planned['results'] );
		} while ( $planned['seen'] > 0 && microtime( true ) < $ends_at );
		return array(
			'places' => $this->name_others( $found ),
			'cursor' => $cursor,
			'left'   => $planned['seen'] > 0 ? $places->count_after( $cursor ) : 0,
		);
	}

	/**
	 * Changes places.
	 *
	 * @param list<array{id: int, token: string}> $asked  Posts, with the tokens of their content from a plan.
	 * @param Changes_Places                      $change The change.
	 * @return array{done: int, changes: list<array>, failed: list<array>} How many of the places the request reached; the data that undoes each
	 *                                                                     change; places that were not changed, with the reasons.
	 */
	public function change( array $asked, Changes_Places $change ): array {
		$done    = 0;
		$changes = array();
		$failed  = array();
		$tokens  = array_column( $asked, 'token', 'id' );
		$ends_at = microtime( true ) + self::SECONDS;
		foreach ( Post_Batches::in_groups( array_keys( $tokens ), self::PLACES_PER_GROUP ) as $ids ) {
			foreach ( $this->change_group( array_intersect_key( $tokens, array_flip( $ids ) ), $change ) as $id => $result ) {
				if ( is_wp_error( $result ) ) {
					$failed[] = array(
						'key'     => (string) $id,
						'title'   => current_user_can( 'read_post', $id ) ? html_entity_decode( (string) get_the_title( $id ), ENT_QUOTES ) : '',
						'message' => $result->get_error_message(),
					);
				} elseif ( $result ) {
					$changes[] = $result;
				}
			}
			$done += count( $ids );
			if ( microtime( true ) >= $ends_at ) {
				return compact( 'done', 'changes', 'failed' );
			}
		}
		return array( 'done' => count( $asked ) ) + compact( 'changes', 'failed' );
	}

	/**
	 * Changes a group of posts. Posts that somebody has open are not changed; posts that another request has locked are changed one by one.
	 *
	 * @param array<int, string> $tokens Tokens of their contents, by id.
	 * @param Changes_Places     $change The change.
	 * @return array<int, array{id: int, revision: int, hash: string}|false|WP_Error> By post, in the given order.
	 */
	private function change_group( array $tokens, Changes_Places $change ): array {
		$results = array_map(
			static fn( array $people ): WP_Error => new WP_Error( 'atelier_place_open', self::explain_open( $people ) ),
			array_filter( $this->find_others( array_keys( $tokens ) ) )
		);
		$results += $this->group->write(
			array_keys( array_diff_key( $tokens, $results ) ),
			fn( WP_Post $post ) => $this->rewrite_post( $post, $tokens[ $post->ID ], $change )
		);
		foreach ( array_diff_key( $tokens, $results ) as $id => $token ) {
			$results[ $id ] = $this->change_post( $id, $token, $change );
		}
		return array_replace( $tokens, $results );
	}

	/**
	 * Rewrites a post that the person may edit and that is unchanged since the person saw the plan.
	 *
	 * @param WP_Post       $post   The post.
	 * @param string        $token  Token of the content in the plan.
	 * @param Changes_Places $change The change.
	 * @return string|WP_Error Its content.
	 */
	private function rewrite_post( WP_Post $post, string $token, Changes_Places $change ) {
		if ( ! current_user_can( 'edit_post', $post->ID ) ) {
			return self::explain_right();
		}
		try {
			return ( new Checked_Rewriter( $change->rewriter( $post->post_type ), $token ) )->rewrite( $post->post_content );
		} catch ( Throwable $error ) {
			return self::explain_error( $error );
		}
	}

	/**
	 * Adds a copy of a preset to the site's styles, or removes a preset from them.
	 *
	 * @param int             $id         Id of the post with the styles.
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
	 * Describes a place with its planned change.
	 *
	 * @param array         $place  A place.
	 * @param WP_Post|null  $post   Its post; null for a file.
	 * @param Changes_Places $change The change.
	 * @return array|null Null for a place that no longer uses the preset.
	 */
	private function plan_place( array $place, ?WP_Post $post, Changes_Places $change ): ?array {
		$fate = $post ? self::plan_post( $place, $post->post_content, $change ) : array( 'fate' => 'file' );
		return $fate ? array_intersect_key( $place, array_flip( array( 'key', 'postId', 'id', 'type', 'typeLabel', 'title', 'status' ) ) ) + $fate : null;
	}

	/**
	 * Returns the planned change of a post.
	 *
	 * @param array         $place   Its place.
	 * @param string        $content Its content.
	 * @param Changes_Places $change  The change.
	 * @return array{fate: string, token?: string, isPartly?: bool}|null Null for a place that no longer uses the preset.
	 */
	private static function plan_post( array $place, string $content, Changes_Places $change ): ?array {
		try {
			$result = $change->rewriter( $place['type'] )->rewrite( $content );
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
	 * Returns whether content still uses a target to remove.
	 *
	 * @param string        $type    Type of the post.
	 * @param string        $content Content.
	 * @param Changes_Places $change  The change.
	 */
	private static function still_uses( string $type, string $content, Changes_Places $change ): bool {
		$uses = 'wp_global_styles' === $type ? Usage_Finder::find_in_config( $content ) : Usage_Finder::find( $content );
		foreach ( $change->targets() as $target ) {
			if ( in_array( $target, $uses, true ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Changes one post.
	 *
	 * @param int           $id     Its id.
	 * @param string        $token  Token of its content.
	 * @param Changes_Places $change The change.
	 * @return array{id: int, revision: int, hash: string}|false|WP_Error As {@see Usage_Place_Writer::write}.
	 */
	private function change_post( int $id, string $token, Changes_Places $change ) {
		$post = get_post( $id );
		return $post
			? $this->write( $id, new Checked_Rewriter( $change->rewriter( $post->post_type ), $token ) )
			: false;
	}

	/**
	 * Writes a post that the person may edit. An error in its content or in a plugin's hook fails this post only.
	 *
	 * @param int             $id       Its id.
	 * @param Rewrites_Markup $rewriter Rewrites it.
	 * @return array{id: int, revision: int, hash: string}|false|WP_Error As {@see Usage_Place_Writer::write}.
	 */
	private function write( int $id, Rewrites_Markup $rewriter ) {
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post || ! current_user_can( 'edit_post', $id ) ) {
			return self::explain_right();
		}
		try {
			return $this->writer->write( Usage_Places::describe_post( $post ), $rewriter );
		} catch ( Throwable $error ) {
			return self::explain_error( $error );
		}
	}

	/**
	 * Returns the error for a post that the person may not change.
	 */
	private static function explain_right(): WP_Error {
		return new WP_Error( 'rest_forbidden', __( 'You are not allowed to change it.', 'atelier' ), array( 'status' => rest_authorization_required_code() ) );
	}

	/**
	 * Returns the error for a post that was not changed.
	 *
	 * @param Throwable $error The error.
	 */
	private static function explain_error( Throwable $error ): WP_Error {
		return $error instanceof UnexpectedValueException ? new WP_Error( 'atelier_place_changed', $error->getMessage() ) : Usage_Place_Writer::to_error( $error );
	}

	/**
	 * Adds the names of the people who have a place open: such a place would not be changed.
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
	 * Finds the other people who have posts open.
	 *
	 * @param int[] $ids Ids of posts.
	 * @return array<int, int[]> Ids of people, by post.
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
	 * Returns the message that people have a place open.
	 *
	 * @param int[] $ids Ids of people.
	 */
	private static function explain_open( array $ids ): string {
		/* translators: %s: names of people. */
		return sprintf( __( '%s has it open.', 'atelier' ), self::name_people( $ids ) );
	}

	/**
	 * Returns the names of people.
	 *
	 * @param int[] $ids Their ids.
	 */
	private static function name_people( array $ids ): string {
		return wp_sprintf( '%l', array_map( static fn( int $id ): string => (string) get_the_author_meta( 'display_name', $id ), $ids ) );
	}
}
