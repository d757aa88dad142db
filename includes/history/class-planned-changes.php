<?php
/**
 * Plans for going back to a moment on this site.
 *
 * @package Atelier
 */

namespace Atelier\History;

use Atelier\Deletions\Deleted_Posts;
use Atelier\Usage\Usage_Finder;
use Atelier\Writes\Content_Tokens;
use Atelier\Writes\Open_Records;
use Atelier\Writes\Unreadable_Database;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the values to write, the rights of the current person, and the people who have a record open.
 *
 * @phpstan-type Plan array{key: string, kind: string, id: int|string, title: string, action: string, place: string, revision: int|null, then: mixed, now: mixed, record: array|null, from?: string}
 */
final class Planned_Changes {
	/** Kinds of {@see Usage_Finder} whose targets are numbers, with the kinds of records to which these refer. */
	private const NUMBERED = array(
		'pattern' => 'wp_block',
		'menu'    => 'wp_navigation',
	);

	/**
	 * Builds the service.
	 *
	 * @param Design_Records  $records  Lists records.
	 * @param Design_Settings $settings Reads settings.
	 * @param Past_Design     $past     Reads the design of a moment.
	 * @param Content_Tokens  $tokens   Makes tokens.
	 * @param Open_Records    $open     Finds the people who have a record open.
	 * @param Deleted_Posts   $deleted  Checks who may restore deleted posts.
	 */
	public function __construct(
		private readonly Design_Records $records,
		private readonly Design_Settings $settings,
		private readonly Past_Design $past,
		private readonly Content_Tokens $tokens,
		private readonly Open_Records $open,
		private readonly Deleted_Posts $deleted
	) {}

	/**
	 * Plans the changes for going back to a moment.
	 *
	 * @param array $moment Result of {@see Past_Design::open()}.
	 * @return array<string, array> Plans by key.
	 * @throws Unreadable_Database When the database did not answer.
	 */
	public function plan( array $moment ): array {
		return $this->plan_records( $moment ) + $this->plan_settings( $moment );
	}

	/**
	 * Describes plans for the list, in its order.
	 *
	 * @param array<string, array> $plans Result of {@see self::plan()}.
	 * @return list<array>
	 */
	public function describe( array $plans ): array {
		$this->prime( $plans );
		$others    = $this->find_others( $plans );
		$described = array();
		foreach ( $plans as $key => $plan ) {
			$reason              = $this->find_reason( $plan );
			$described[ $key ] = array(
				'key'      => $key,
				'kind'     => $plan['kind'],
				'id'       => $plan['id'],
				'restId'   => $plan['record'] ? Design_Records::get_rest_id( $plan['record'] ) : $plan['id'],
				'title'    => $plan['title'],
				'action'   => $plan['action'],
				'ticked'   => Change_Plan::is_ticked( $plan['action'] ) && null === $reason,
				'revision' => $plan['revision'],
				'token'    => $this->get_token( $plan, false ),
				'allowed'  => null === $reason,
				'reason'   => $reason,
				'openBy'   => array_map( array( People::class, 'describe' ), $others[ $key ] ?? array() ),
				'needs'    => $this->find_needs( $plan, $plans ),
				'before'   => $plan['record'] ? null : Design_Settings::describe( $key, $plan['now'] ),
				'then'     => $plan['record'] ? null : Design_Settings::describe( $key, $plan['then'] ),
			);
		}

		return Change_Plan::sort_for_reading( $described );
	}

	/**
	 * Returns the token of the current value.
	 *
	 * @param array $plan     The plan.
	 * @param bool  $is_fresh Whether to read the database instead of the cache.
	 */
	public function get_token( array $plan, bool $is_fresh = true ): ?string {
		return $plan['record'] ? $this->tokens->get_post_token( $plan['record']['id'], $is_fresh ) : $this->settings->get_token( $plan['key'], $plan['now'] );
	}

	/**
	 * Returns the reason why the person may not write a plan; null where they may.
	 *
	 * @param array $plan The plan.
	 */
	public function find_reason( array $plan ): ?string {
		$post       = $plan['record'] ? get_post( $plan['record']['id'] ) : null;
		$is_allowed = match ( true ) {
			! $plan['record']                             => Design_Settings::may_change( $plan['key'] ),
			isset( $plan['record']['lost'] )              => Lost_Records::may_make( $plan['kind'] ),
			! $post                                       => false,
			Change_Plan::RECREATE === $plan['action']     => $this->deleted->can_restore( $post ),
			Change_Plan::is_ticked( $plan['action'] ) && Change_Plan::RESET !== $plan['action'] => current_user_can( 'edit_post', $post->ID ),
			Change_Plan::NOT_KEPT === $plan['action']     => true,
			default                                       => current_user_can( 'delete_post', $post->ID ),
		};

		return $is_allowed ? null : __( 'You are not allowed to change this.', 'atelier' );
	}

	/**
	 * Plans records.
	 *
	 * @param array $moment The moment.
	 * @return array<string, array>
	 */
	private function plan_records( array $moment ): array {
		$states = array_filter( $this->past->find_states( $moment ), static fn( array $state ): bool => self::can_differ( $state ) );
		$then   = Past_Design::read_values( $states );
		$there  = array_filter( $states, static fn( array $state ): bool => 0 === $state['record']['deleted'] );
		$now    = Revision_Rows::read_values( array_map( static fn( array $state ): int => $state['record']['id'], $there ) );
		$plans  = array();
		foreach ( $states as $key => $state ) {
			$record   = $state['record'];
			$is_there = 0 === $record['deleted'];
			$is_lost  = ! isset( $then[ $key ] ) && ! in_array( $state['is'], array( Record_States::ABSENT, Record_States::NOT_KEPT ), true );
			$action   = Change_Plan::plan_one(
				$record['kind'],
				$is_lost ? Record_States::NOT_KEPT : $state['is'],
				$then[ $key ] ?? null,
				$is_there,
				$now[ $record['id'] ] ?? null,
				$is_there && self::has_original( $record )
			);
			if ( null !== $action && ( $is_there || Change_Plan::RECREATE === $action ) ) {
				$plans[ $key ] = array(
					'key'      => $key,
					'kind'     => $record['kind'],
					'id'       => $record['id'],
					'title'    => isset( $record['lost'] ) ? ( $then[ $key ]['title'] ?: $record['title'] ) : $record['title'],
					'action'   => $action,
					'place'    => $record['place'],
					'revision' => $state['revision'] ?: null,
					'then'     => $then[ $key ] ?? null,
					'now'      => $now[ $record['id'] ] ?? null,
					'record'   => $record,
				);
			}
		}
		$plans = Change_Plan::assign_places( $plans );
		foreach ( $plans as $key => $plan ) {
			if ( isset( $plan['from'] ) ) {
				$plans[ $key ]['then']     = $then[ $plan['from'] ] ?? null;
				$plans[ $key ]['revision'] = $states[ $plan['from'] ]['revision'] ?: null;
			}
		}

		return array_filter( $plans, static fn( array $plan ): bool => ! isset( $plan['from'] ) || ! Change_Plan::are_equal( $plan['kind'], $plan['then'], $plan['now'] ) );
	}

	/**
	 * Plans settings.
	 *
	 * @param array $moment The moment.
	 * @return array<string, array>
	 */
	private function plan_settings( array $moment ): array {
		$now   = $this->settings->all();
		$plans = array();
		foreach ( $this->past->find_settings( $moment ) as $key => $then ) {
			list( $kind, $name ) = explode( '/', $key, 2 );
			if ( ( $now[ $key ] ?? null ) !== $then ) {
				$plans[ $key ] = array(
					'key'      => $key,
					'kind'     => $kind,
					'id'       => $name,
					'title'    => Design_Records::name_setting( $key ),
					'action'   => Change_Plan::CHANGE,
					'place'    => $key,
					'revision' => null,
					'then'     => $then,
					'now'      => $now[ $key ] ?? null,
					'record'   => null,
				);
			}
		}

		return $plans;
	}

	/**
	 * Returns whether a record may have been different at the moment.
	 *
	 * @param array $state Result of {@see Past_Design::find_states()}.
	 */
	private static function can_differ( array $state ): bool {
		$is_there = 0 === $state['record']['deleted'];

		return match ( $state['is'] ) {
			Record_States::CURRENT => ! $is_there,
			Record_States::ABSENT  => $is_there,
			default                => true,
		};
	}

	/**
	 * Returns whether a part has an original, which shows after the part's deletion.
	 *
	 * @param array $record The part.
	 */
	private static function has_original( array $record ): bool {
		return 'wp_template_part' === $record['kind'] && null !== get_block_file_template( get_stylesheet() . '//' . $record['slug'], $record['kind'] );
	}

	/**
	 * Loads the data of all records in plans into the cache at once.
	 *
	 * @param array<string, array> $plans Plans by key.
	 */
	private function prime( array $plans ): void {
		$ids = array_column( array_filter( array_column( $plans, 'record' ) ), 'id' );
		foreach ( $ids as $id ) {
			// A persistent cache may contain an old row.
			wp_cache_delete( $id, 'posts' );
		}
		_prime_post_caches( $ids, true, true );
	}

	/**
	 * Finds the other people who have records open.
	 *
	 * @param array<string, array> $plans Plans by key.
	 * @return array<string, int[]> Numbers of people, by key.
	 */
	private function find_others( array $plans ): array {
		$posts = array();
		foreach ( $plans as $key => $plan ) {
			if ( $plan['record'] && ! $plan['record']['deleted'] ) {
				$posts[ $key ] = $plan['record']['id'];
			}
		}
		$others = $this->open->others_of_many( array_combine( array_map( static fn( int $id ): string => "post:$id", $posts ), $posts ) );

		return array_map( static fn( int $id ): array => $others[ "post:$id" ], $posts );
	}

	/**
	 * Finds the records to which the content of a plan refers, and that were different then or are gone.
	 *
	 * @param array                $plan  The plan.
	 * @param array<string, array> $plans All plans, by key.
	 * @return list<array{key: string, title: string, is: string}>
	 */
	private function find_needs( array $plan, array $plans ): array {
		$content = is_array( $plan['then'] ) && 'wp_global_styles' !== $plan['kind'] ? $plan['then']['content'] ?? '' : '';
		$needs   = array();
		foreach ( '' === $content ? array() : Usage_Finder::find( $content ) as list( $kind, $target ) ) {
			$key = $this->find_target( $kind, $target );
			if ( null === $key || $key === $plan['key'] ) {
				continue;
			}
			$record = $this->records->all()[ $key ] ?? null;
			$other  = $plans[ $key ]['action'] ?? null;
			if ( null !== $other && Change_Plan::NOT_KEPT !== $other ) {
				$needs[] = array(
					'key'   => $key,
					'title' => $plans[ $key ]['title'],
					'is'    => 'changed',
				);
			} elseif ( ! $record || $record['deleted'] ) {
				$needs[] = array(
					'key'   => $key,
					'title' => $record['title'] ?? '',
					'is'    => 'gone',
				);
			}
		}

		return $needs;
	}

	/**
	 * Finds the key of the record to which markup refers; null for a file of the theme or a plugin, and for an unknown target.
	 *
	 * @param string $kind   Kind of the use, as {@see Usage_Finder} returns it.
	 * @param string $target Target of the use.
	 */
	private function find_target( string $kind, string $target ): ?string {
		if ( isset( self::NUMBERED[ $kind ] ) ) {
			// Somebody else's draft or private record is not listed.
			return ctype_digit( $target ) && ! $this->is_unseen( (int) $target ) ? self::NUMBERED[ $kind ] . "/$target" : null;
		}
		$slug = 'part' === $kind ? explode( '//', $target, 2 )[1] ?? '' : '';
		foreach ( '' === $slug ? array() : $this->records->all() as $key => $record ) {
			if ( "wp_template_part $slug" === $record['place'] && 0 === $record['deleted'] ) {
				return $key;
			}
		}

		return null;
	}

	/**
	 * Returns whether a post exists that the person may not see.
	 *
	 * @param int $id Number of the post.
	 */
	private function is_unseen( int $id ): bool {
		$post = get_post( $id );

		return $post && ! isset( $this->records->all()[ "$post->post_type/$id" ] );
	}
}
