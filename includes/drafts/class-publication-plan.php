<?php
/**
 * The plan of a publication.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\History\Change_Plan;
use Atelier\Templates\Template_Posts;

defined( 'ABSPATH' ) || exit;

/**
 * Compares the entries of a draft with the current live design, and checks the rights of the current person. Live changes of other
 * paths stay as they are, since a draft stores only changed paths; different changes of the same path are conflicts. Contents are merged by
 * block, so that only different changes of the same block are one.
 */
final class Publication_Plan {
	/** The entry can be written. */
	public const READY = 'ready';
	/** The entry's values are live already. */
	public const EQUAL = 'equal';
	/** Somebody changed the same values live meanwhile. */
	public const COLLIDES = 'collides';
	/** The record was deleted live. */
	public const GONE = 'gone';
	/** The person may not write the record. */
	public const REFUSED = 'refused';

	/** Path of the value that is merged by block. */
	private const CONTENT = array( 'content' );

	/** Resolves a conflict by the draft's value. */
	public const TAKE_DRAFT = 'draft';
	/** Resolves a conflict by the live value. */
	public const TAKE_LIVE = 'live';

	/**
	 * Plans each entry, in the order in which they are written: records to which others refer come first.
	 *
	 * @param array<string, array>  $entries Entries of the draft, by key.
	 * @param array<string, string> $choices Resolutions of conflicts, by key.
	 * @return list<array{key: string, kind: string, state: string, title: string, reason: string|null, collisions: list<array>, paths: list<array>, live: Live_Record|null, action: string}>
	 */
	public static function make( array $entries, array $choices = array() ): array {
		$plans = array();
		foreach ( $entries as $key => $entry ) {
			$plans[] = self::plan_one( (string) $key, $entry, $choices[ $key ] ?? '' );
		}

		return Change_Plan::sort_for_writing( $plans );
	}

	/**
	 * Plans one entry.
	 *
	 * @param string $key    Its key.
	 * @param array  $entry  The entry.
	 * @param string $choice Resolution of its conflicts; empty for none.
	 */
	private static function plan_one( string $key, array $entry, string $choice ): array {
		$is_back = ! empty( $entry['restore'] );
		$removes = ! empty( $entry['remove'] ) || ! empty( $entry['removed'] );
		$live    = Live_Record::find( $key, $is_back );
		$plan = array(
			'key'        => $key,
			'kind'       => explode( '/', $key, 2 )[0],
			'state'      => self::GONE,
			// A block style that is not live has its title only in the draft.
			'title'      => '' === ( $live->title ?? '' ) ? (string) ( $entry['title'] ?? $key ) : $live->title,
			'reason'     => null,
			'collisions' => array(),
			// Content of the record if the draft wins, and if the live one wins. Both differ only in the blocks that both changed.
			'contents'   => null,
			'paths'      => $entry['paths'],
			'live'       => $live,
			'remove'     => $removes,
			'restore'    => $is_back,
			'action'     => $removes ? Change_Plan::REMOVE : Change_Plan::CHANGE,
		);
		if ( ! $live ) {
			$is_done = ! empty( $entry['removed'] ) || ( $is_back && Live_Record::find( $key ) );
			return $is_done || self::TAKE_LIVE === $choice ? array( 'state' => self::EQUAL ) + $plan : $plan;
		}
		if ( ! empty( $entry['removed'] ) ) {
			return self::plan_removal( $plan, $entry, $choice );
		}
		if ( $is_back ) {
			return array(
				'state'  => current_user_can( 'delete_post', $live->id ) ? self::READY : self::REFUSED,
				'reason' => __( 'You may not restore this.', 'atelier' ),
			) + $plan;
		}
		$plan['collisions'] = Draft_Paths::find_collisions( $live->value, $entry['paths'] );
		if ( self::TAKE_LIVE === $choice ) {
			$colliding     = array_column( $plan['collisions'], 'path' );
			$plan['paths'] = array_values( array_filter( $entry['paths'], static fn( array $change ): bool => self::CONTENT === $change['path'] || ! in_array( $change['path'], $colliding, true ) ) );
		}
		$plan = self::merge_content( $plan, $choice );
		$plan['reason'] = self::find_reason( $live, $live->is_made() ? Draft_Paths::diff( array(), Draft_Paths::apply( $live->value, $plan['paths'] ) ) : $plan['paths'] );
		$plan['state']  = match ( true ) {
			! $plan['remove'] && ! Draft_Paths::diff( $live->value, Draft_Paths::apply( $live->value, $plan['paths'] ) ) => self::EQUAL,
			null !== $plan['reason']                   => self::REFUSED,
			$plan['collisions'] && '' === $choice      => self::COLLIDES,
			default                                    => self::READY,
		};

		return $plan;
	}

	/**
	 * Merges the content of a record by block, if both the draft and somebody else changed it.
	 *
	 * @param array  $plan   The plan so far.
	 * @param string $choice Resolution of a conflict; empty for none.
	 */
	private static function merge_content( array $plan, string $choice ): array {
		foreach ( $plan['collisions'] as $index => $change ) {
			if ( self::CONTENT !== $change['path'] ) {
				continue;
			}
			$versions = array( (string) $change['before'], (string) $change['after'], (string) $change['live'] );
			$merged   = Block_Merge::merge( ...$versions );

			$plan['contents'] = array(
				self::TAKE_DRAFT => $merged['content'] ?? $versions[1],
				self::TAKE_LIVE  => $merged ? Block_Merge::merge( ...array( ...$versions, Block_Merge::THEIRS ) )['content'] ?? $versions[2] : $versions[2],
			);
			if ( $merged && 0 === $merged['conflicts'] ) {
				unset( $plan['collisions'][ $index ] );
			}
			$after         = $plan['contents'][ self::TAKE_LIVE === $choice ? self::TAKE_LIVE : self::TAKE_DRAFT ];
			$plan['paths'] = array_map( static fn( array $path ): array => self::CONTENT === $path['path'] ? array( 'after' => $after ) + $path : $path, $plan['paths'] );
		}
		$plan['collisions'] = array_values( $plan['collisions'] );

		return $plan;
	}

	/**
	 * Plans an entry that removes a record.
	 *
	 * @param array  $plan   The plan so far.
	 * @param array  $entry  The entry.
	 * @param string $choice Resolution of a conflict; empty for none.
	 */
	private static function plan_removal( array $plan, array $entry, string $choice ): array {
		$has_changed = Draft_Removals::hash( $plan['live']->value ) !== $entry['seen'];

		$plan['collisions'] = $has_changed ? array( array( 'path' => array( 'content' ) ) ) : array();
		$plan['reason']     = current_user_can( 'delete_post', $plan['live']->id ) ? null : __( 'You may not delete this.', 'atelier' );
		$plan['state']      = match ( true ) {
			null !== $plan['reason']                          => self::REFUSED,
			$has_changed && self::TAKE_LIVE === $choice       => self::EQUAL,
			$has_changed && '' === $choice                    => self::COLLIDES,
			default                                           => self::READY,
		};

		return $plan;
	}

	/**
	 * Returns the reason why the current person may not write a record; null where they may.
	 *
	 * @param Live_Record $live  The record.
	 * @param array       $paths The planned changes.
	 */
	private static function find_reason( Live_Record $live, array $paths ): ?string {
		if ( ! $live->may_change() ) {
			return __( 'You may not change this.', 'atelier' );
		}
		if ( $live->is_made() && 'wp_template_part' === $live->kind && get_block_template( $live->rest_id(), $live->kind ) ) {
			return __( 'Another part with this slug was made live meanwhile. Delete that one, or take this one out.', 'atelier' );
		}
		$post = $live->is_made() && Template_Posts::POST_TYPE === $live->kind ? get_post( $live->id ) : null;
		// Posts refer to a custom template by its slug.
		if ( $post && Template_Posts::is_custom( $post ) && ! Template_Posts::has_file( $post->post_name, get_stylesheet() ) && Template_Posts::published( get_stylesheet(), $post->post_name ) ) {
			return __( 'Another template with this slug was made live meanwhile. Delete that one, or take this one out.', 'atelier' );
		}
		if ( Pattern_Fields::is_refused( $paths ) ) {
			return __( 'It changes categories, which you may not give to patterns.', 'atelier' );
		}
		if ( Live_Record::STYLES === $live->kind ) {
			$has_css = array_filter( $paths, static fn( array $change ): bool => in_array( 'css', $change['path'], true ) );

			return $has_css && ! current_user_can( 'edit_css' ) ? __( 'It changes CSS, which you may not write.', 'atelier' ) : null;
		}
		foreach ( current_user_can( 'unfiltered_html' ) ? array() : $paths as $change ) {
			$column = Live_Record::COLUMNS[ $change['path'][0] ] ?? null;
			$text   = (string) $change['after'];
			if ( null !== $column && wp_unslash( sanitize_post_field( $column, wp_slash( $text ), $live->id, 'db' ) ) !== $text ) {
				return __( 'It has markup that you may not write.', 'atelier' );
			}
		}

		return null;
	}
}
