<?php
/**
 * Drafts in REST responses.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\History\People;

defined( 'ABSPATH' ) || exit;

/**
 * Describes drafts: their entries, and whether each can be published.
 */
final class Draft_Answer {
	/** How many changed paths of an entry the response lists at most. */
	private const MAX_PATHS = 100;

	/**
	 * Describes a draft in a list.
	 *
	 * @param array $draft The draft.
	 */
	public static function summarize( array $draft ): array {
		$summary = Draft_Table::summarize( $draft );

		return array(
			'id'        => $draft['id'],
			'name'      => $draft['name'],
			'status'    => $draft['status'],
			'author'    => People::describe( $draft['author'] ),
			'created'   => $draft['created'],
			'modified'  => $draft['modified'],
			'count'     => $summary['count'],
			'theme'     => wp_get_theme( $draft['theme'] )->display( 'Name', false ),
			'is_usable' => get_stylesheet() === $draft['theme'],
			'published' => $summary['published'] ?? null,
			'scheduled' => $summary['schedule']['at'] ?? null,
			'interrupted' => Publication_Flag::describe( array( 'data' => $summary ) ),
			'stopped'   => $summary['stopped'] ?? null,
			'is_by_api' => ! empty( $summary['api'] ),
			'shared'    => ( $summary['share']['until'] ?? 0 ) > time() ? $summary['share']['until'] : null,
		) + Proposals::describe( $draft );
	}

	/**
	 * Describes a draft with its entries.
	 *
	 * @param array $draft The draft.
	 */
	public static function describe( array $draft ): array {
		$plans = get_stylesheet() === $draft['theme'] ? Proposers::with_right( static fn(): array => Publication_Plan::make( $draft['data']['entries'] ) ) : array();

		$uses  = Draft_Uses::find_for_plans( $plans, $draft['data']['entries'] );

		return array_merge(
			self::summarize( $draft ),
			array(
				'token'      => Draft_Revisions::hash( $draft['data']['entries'] ),
				'difference' => Proposals::find_difference( $draft ),
				'publishers' => Proposals::name_publishers(),
				'file'       => Draft_File::url( $draft ),
				'undo'       => self::describe_undo( $draft ),
				'entries'    => array_map( static fn( array $plan ): array => self::describe_entry( $plan, $draft['data']['entries'][ $plan['key'] ] ) + array( 'usedBy' => $uses[ $plan['key'] ] ?? array() ), $plans ),
			)
		);
	}

	/**
	 * Describes the entries that undo the publication of a draft; none where it is not published.
	 *
	 * @param array $draft The draft.
	 * @return list<array>
	 */
	private static function describe_undo( array $draft ): array {
		$entries = get_stylesheet() === $draft['theme'] && Proposers::may_publish() ? Publication::list_undo_entries( $draft ) ?? array() : array();

		return array_map( static fn( array $plan ): array => self::describe_entry( $plan, $entries[ $plan['key'] ] ), Publication_Plan::make( $entries ) );
	}

	/**
	 * Describes both versions of a record's values that collide.
	 *
	 * @param array $plan The plan of its publication.
	 * @return array{content: array|null, config: array|null, values: list<array>}
	 */
	private static function describe_collisions( array $plan ): array {
		$live  = $plan['live'];
		$is_in = Publication_Plan::COLLIDES === $plan['state'] && $live && empty( $plan['remove'] );
		if ( $is_in && Live_Record::STYLES === $live->kind ) {
			$config = array(
				Publication_Plan::TAKE_DRAFT => (string) wp_json_encode( Draft_Paths::apply( $live->value, $plan['collisions'] ) ),
				Publication_Plan::TAKE_LIVE  => (string) wp_json_encode( $live->value ),
			);
		}
		$values = $is_in && ! isset( $config ) ? array_filter( $plan['collisions'], static fn( array $change ): bool => array( 'content' ) !== $change['path'] && ! is_array( $change['after'] ) && ! is_array( $change['live'] ?? null ) ) : array();

		return array(
			'content' => $is_in && in_array( array( 'content' ), array_column( $plan['collisions'], 'path' ), true ) ? $plan['contents'] : null,
			'config'  => $config ?? null,
			'values'  => array_values(
				array_map(
					static fn( array $change ): array => array(
						'path'                       => implode( ' › ', $change['path'] ),
						Publication_Plan::TAKE_DRAFT => (string) $change['after'],
						Publication_Plan::TAKE_LIVE  => (string) ( $change['live'] ?? '' ),
					),
					$values
				)
			),
		);
	}

	/**
	 * Describes an entry.
	 *
	 * @param array $plan  The plan of its publication.
	 * @param array $entry The entry.
	 */
	private static function describe_entry( array $plan, array $entry ): array {
		$is_style = Block_Style_Entries::KIND === $plan['kind'] && $plan['live'];
		$is_gone  = $is_style && ! Draft_Paths::apply( $plan['live']->value, $entry['paths'] );
		$names = static fn( array $changes ): array => array_slice( array_map( static fn( array $change ): string => implode( ' › ', $change['path'] ), $changes ), 0, self::MAX_PATHS );

		return array(
			'key'        => $plan['key'],
			'kind'       => $plan['kind'],
			'restId'     => $plan['live'] ? $plan['live']->rest_id() : '',
			'title'      => $plan['title'],
			'state'      => $plan['state'],
			'reason'     => $plan['reason'],
			'removal'    => match ( true ) {
				$is_gone                   => 'delete',
				empty( $entry['removed'] ) => '',
				empty( $entry['reset'] )   => 'delete',
				default                    => 'reset',
			},
			'isNew'      => ! empty( $entry['made'] ) || ( $is_style && ! $is_gone && null === ( $entry['paths'][0]['before'] ?? null ) ),
			'changes'    => $names( $plan['paths'] ),
			'collisions' => $names( $plan['collisions'] ),
			'compared'   => self::describe_collisions( $plan ),
			'isMerged'   => isset( $plan['contents'] ) && ! in_array( array( 'content' ), array_column( $plan['collisions'], 'path' ), true ),
			'words'      => Change_Words::describe( $plan['paths'], self::MAX_PATHS ),
			'blocks'     => Changed_Blocks::name( array_merge( $plan['paths'], $plan['collisions'] ) ),
			'author'     => People::describe( (int) ( $entry['author'] ?? 0 ) ),
			'time'       => (int) ( $entry['time'] ?? 0 ),
		);
	}
}
