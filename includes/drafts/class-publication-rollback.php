<?php
/**
 * The restoration of a design after a publication that did not end.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\History\Moment_Table;
use Atelier\History\Design_Settings;
use Atelier\Styles\Own_Block_Styles;
use Atelier\Templates\Active_Templates;
use Atelier\Writes\Content_Tokens;
use Atelier\Writes\Fresh_Reads;
use Atelier\Writes\Write_Lock;

defined( 'ABSPATH' ) || exit;

/**
 * Restores each record that a publication has written, while it still has the state in which the publication left it. A record that somebody has
 * saved since is not changed, and is named.
 */
final class Publication_Rollback {
	/** The record has its state from before the publication. */
	public const UNCHANGED = 'unchanged';
	/** The record is as the publication left it. */
	public const WRITTEN = 'written';
	/** Somebody has changed the record since. */
	public const CHANGED = 'changed';

	/** Columns that a publication changes. */
	private const COLUMNS = array( 'post_title', 'post_content', 'post_excerpt', 'post_status', 'post_name', 'post_date', 'post_date_gmt', 'post_modified', 'post_modified_gmt' );

	/** Columns that a publication never changes, and that belong to the content of a record. */
	private const OTHER_COLUMNS = array( 'post_author', 'post_parent', 'menu_order', 'post_password', 'comment_status', 'ping_status' );

	/** Meta that a publication can change; without a note, no other is restored. */
	private const META = '/^(wp_pattern_sync_status$|_?atelier_|_wp_trash_|_wp_desired_)/';

	/**
	 * Constructor.
	 *
	 * @param array      $before Result of {@see Publication_Snapshot::read()}.
	 * @param array      $notes  Result of {@see Publication_Notes::read()}.
	 * @param Write_Lock $lock   Locks each record while it is compared and restored.
	 */
	public function __construct( private readonly array $before, private readonly array $notes, private readonly Write_Lock $lock ) {}

	/**
	 * Judges a record by its stored state. A process can end after it has written a record and before it has noted that.
	 *
	 * @param string      $now        Token of its current state.
	 * @param string      $before     Token of its state before the publication.
	 * @param string|null $written    Noted token of its state after the publication's write; null without a note.
	 * @param bool        $is_current Whether the process may have ended before the note, or while it restored the record.
	 * @param bool        $is_planned Whether its current content is the one before, or the one that the publication writes.
	 */
	public static function judge( string $now, string $before, ?string $written, bool $is_current, bool $is_planned ): string {
		return match ( true ) {
			$now === $before && ! $is_current => self::UNCHANGED,
			$now === $written                 => self::WRITTEN,
			$is_current && $is_planned        => self::WRITTEN,
			$now === $before                  => self::UNCHANGED,
			// The publication has not written it.
			null === $written && ! $is_current => self::UNCHANGED,
			default                           => self::CHANGED,
		};
	}

	/**
	 * Restores the records. It can be repeated after it was interrupted itself.
	 *
	 * @return array{left: list<array{key: string, title: string, by: int}>, is_busy: bool} The records that somebody has changed since, and whether some are being saved right now.
	 */
	public function run(): array {
		self::forget_cached();
		$left    = array();
		$is_busy = false;
		// In the reverse order: an active template is restored before the template is deleted.
		foreach ( array_reverse( $this->before['records'] ) as $record ) {
			$state = $this->lock->run( $record['subject'], fn(): string => $this->restore_record( $record ), 0 );
			if ( is_wp_error( $state ) ) {
				$is_busy = true;
			} elseif ( self::CHANGED === $state && $record['entry'] ) {
				$left[] = array(
					'key'   => $record['key'],
					'title' => $record['entry']['title'],
					'by'    => $this->find_author( $record ),
				);
			}
		}
		wp_clean_theme_json_cache();
		if ( ! $is_busy ) {
			Moment_Table::remove( array( (int) ( $this->before['act'] ?? 0 ) ) );
		}

		return compact( 'left', 'is_busy' );
	}

	/**
	 * Lists the changes that the publication has written and nobody has changed since, as entries of a published draft.
	 *
	 * @return array<string, array>
	 */
	public function list_written(): array {
		self::forget_cached();
		$entries = array();
		foreach ( $this->before['records'] as $key => $record ) {
			if ( $record['entry'] && self::WRITTEN === $this->find_state( $record ) ) {
				$id   = Publication_Snapshot::FILE === $record['type'] ? $this->find_created( $record ) : $record['id'];
				$kind = explode( '/', $key, 2 )[0];

				$entries[ $id ? "$kind/$id" : $key ] = $record['entry'] + array( 'file' => Publication_Snapshot::FILE === $record['type'] ? $key : null );
			}
		}

		return $entries;
	}

	/**
	 * Removes the records and options that this request has read from its caches.
	 */
	private static function forget_cached(): void {
		Fresh_Reads::start();
		wp_cache_delete_multiple( array( 'alloptions', 'notoptions', Own_Block_Styles::OPTION ), 'options' );
	}

	/**
	 * Restores a record, unless somebody has changed it since.
	 *
	 * @param array $record Its snapshot.
	 * @return string Its state before.
	 */
	private function restore_record( array $record ): string {
		$state = $this->find_state( $record );
		if ( self::WRITTEN === $state ) {
			Publication_Notes::restore( $record['key'] );
			match ( $record['type'] ) {
				Publication_Snapshot::POST => $this->restore_post( $record ),
				Publication_Snapshot::FILE => wp_delete_post( $this->find_created( $record ), true ),
				default                    => $this->restore_value( $record ),
			};
		}

		return $state;
	}

	/**
	 * Finds the state of a record.
	 *
	 * @param array $record Its snapshot.
	 */
	private function find_state( array $record ): string {
		if ( Publication_Snapshot::VALUE === $record['type'] ) {
			$now     = Live_Record::find( $record['key'] )->value['value'] ?? null;
			$noted   = $record['entry'] ? array_column( array( $this->notes['written'][ $record['key'] ] ?? array() ), 'value' ) : array_column( $this->notes['written'], 'id' );
			$written = array( ...$record['allowed'], ...$noted );

			return match ( true ) {
				$now === $record['value']          => self::UNCHANGED,
				in_array( $now, $written, true )   => self::WRITTEN,
				default                            => self::CHANGED,
			};
		}
		$note       = $this->notes['written'][ $record['key'] ] ?? null;
		$is_current = $record['key'] === $this->notes['restoring'] || $record['key'] === $this->find_current();
		if ( Publication_Snapshot::FILE === $record['type'] ) {
			$id = $this->find_created( $record );
			if ( ! $id ) {
				return self::UNCHANGED;
			}
			$state = self::judge( $this->find_token( $id ), '', $note['token'] ?? null, $is_current, self::is_planned( $record, $id ) );

			return self::WRITTEN === $state && $this->find_later_revisions( $id, array() ) ? self::CHANGED : $state;
		}

		return self::judge( $this->find_token( $record['id'] ), $record['token'], $note['token'] ?? null, $is_current, $is_current && self::is_planned( $record, $record['id'] ) );
	}

	/**
	 * Returns the key of the record that the publication was writing when it ended: the first one without a note.
	 */
	private function find_current(): ?string {
		foreach ( $this->before['records'] as $key => $record ) {
			if ( Publication_Snapshot::VALUE !== $record['type'] && ! isset( $this->notes['written'][ $key ] ) ) {
				return $key;
			}
		}

		return null;
	}

	/**
	 * Returns the token of a post's stored state; empty for a deleted post.
	 *
	 * @param int $id Its number.
	 */
	private function find_token( int $id ): string {
		return (string) ( new Content_Tokens() )->get_post_token( $id, true );
	}

	/**
	 * Returns whether the content of a post is the one before the publication, or the one that the publication writes.
	 *
	 * @param array $record Its snapshot.
	 * @param int   $id     Number of the post.
	 */
	private static function is_planned( array $record, int $id ): bool {
		$row = Publication_Snapshot::read_row( $id );
		if ( ! $row ) {
			return false;
		}
		$now   = Publication_Snapshot::to_value( $row );
		$paths = $record['entry']['paths'];
		if ( Publication_Snapshot::FILE === $record['type'] ) {
			return array_filter( $paths, static fn( array $change ): bool => isset( $now[ $change['path'][0] ] ) && $now[ $change['path'][0] ] !== $change['after'] ) === array();
		}
		foreach ( self::OTHER_COLUMNS as $column ) {
			if ( (string) $row[ $column ] !== (string) $record['row'][ $column ] ) {
				return false;
			}
		}
		if ( $row['post_status'] !== $record['row']['post_status'] && ! in_array( $row['post_status'], $record['statuses'], true ) ) {
			return false;
		}
		$before = Publication_Snapshot::to_value( $record['row'] );
		$after  = array_intersect_key( Draft_Paths::apply( $before, $paths ), $before + array( 'settings' => true, 'styles' => true ) );

		return ! Draft_Paths::diff( $now, $before ) || ! Draft_Paths::diff( $now, $after );
	}

	/**
	 * Finds the post that the publication has created from a file; 0 for none.
	 *
	 * @param array $record Its snapshot.
	 */
	private function find_created( array $record ): int {
		global $wpdb;
		list( $kind, $name )  = explode( '/', $record['key'], 2 );
		list( $theme, $slug ) = explode( '//', $name, 2 ) + array( 1 => '' );
		$noted = $this->notes['written'][ $record['key'] ]['id'] ?? 0;
		if ( $noted ) {
			return get_post( $noted ) ? $noted : 0;
		}
		$ids = $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_type = %s AND post_name = %s AND ID > %d ORDER BY ID", $kind, $slug, $this->before['last'] ) );
		foreach ( array_map( 'intval', $ids ) as $id ) {
			// The process may have ended before the post had its theme.
			if ( in_array( wp_get_object_terms( $id, 'wp_theme', array( 'fields' => 'names' ) ), array( array(), array( $theme ) ), true ) && self::is_planned( $record, $id ) ) {
				return $id;
			}
		}

		return 0;
	}

	/**
	 * Restores the row of a post, its meta and its categories, and deletes the revisions that the publication has made.
	 *
	 * @param array $record Its snapshot.
	 */
	private function restore_post( array $record ): void {
		global $wpdb;
		$id   = $record['id'];
		$row  = $record['row'];
		$note = $this->notes['written'][ $record['key'] ]['meta'] ?? null;
		$made = $this->find_made_revisions( $id, $row );
		$wpdb->update( $wpdb->posts, array_intersect_key( $row, array_flip( self::COLUMNS ) ), array( 'ID' => $id ) );
		array_map( 'wp_delete_post_revision', $made );
		$before = Publication_Snapshot::hash_meta( $record['meta'] );
		$now    = Publication_Snapshot::hash_meta( Publication_Snapshot::read_meta( $id ) );
		foreach ( array_map( 'strval', array_keys( $before + $now ) ) as $key ) {
			$is_written = null === $note ? preg_match( self::META, $key ) : ( $note[ $key ] ?? null ) === ( $now[ $key ] ?? '' );
			if ( $is_written && ( $before[ $key ] ?? '' ) !== ( $now[ $key ] ?? '' ) ) {
				$wpdb->delete( $wpdb->postmeta, array( 'post_id' => $id, 'meta_key' => $key ) );
				foreach ( $record['meta'] as $meta ) {
					if ( $meta['meta_key'] === $key ) {
						$wpdb->insert( $wpdb->postmeta, $meta );
					}
				}
			}
		}
		clean_post_cache( $id );
		if ( null !== $record['terms'] && Publication_Snapshot::read_terms( $id ) !== $record['terms'] ) {
			wp_set_object_terms( $id, $record['terms'], Pattern_Fields::TAXONOMY );
		}
	}

	/**
	 * Finds the revisions that the publication has made. Where somebody else has made one since, none is meant.
	 *
	 * @param int   $id  Number of the post.
	 * @param array $row Its row before the publication.
	 * @return int[]
	 */
	private function find_made_revisions( int $id, array $row ): array {
		return $this->find_later_revisions( $id, $row ) ? array() : array_map( 'intval', array_column( $this->read_revisions( $id ), 'ID' ) );
	}

	/**
	 * Finds the revisions since the publication that have other contents than the post had before it or has now.
	 *
	 * @param int   $id  Number of the post.
	 * @param array $row Its row before the publication; empty for a created post.
	 * @return list<array>
	 */
	private function find_later_revisions( int $id, array $row ): array {
		$texts  = static fn( ?array $row ): array => array_map( static fn( string $column ): string => (string) ( $row[ $column ] ?? '' ), Live_Record::COLUMNS );
		$known  = array( $texts( Publication_Snapshot::read_row( $id ) ), $texts( $row ) );

		return array_values( array_filter( $this->read_revisions( $id ), static fn( array $revision ): bool => ! in_array( $texts( $revision ), $known, true ) ) );
	}

	/**
	 * Reads the revisions of a post since the publication, without autosaves.
	 *
	 * @param int $id Number of the post.
	 * @return list<array>
	 */
	private function read_revisions( int $id ): array {
		global $wpdb;

		return $wpdb->get_results( $wpdb->prepare( "SELECT ID, post_author, post_title, post_content, post_excerpt FROM $wpdb->posts WHERE post_parent = %d AND post_type = 'revision' AND post_name = %s AND ID > %d ORDER BY ID", $id, "$id-revision-v1", $this->before['last'] ), ARRAY_A );
	}

	/**
	 * Returns who saved a record last; 0 where it is not known.
	 *
	 * @param array $record Its snapshot.
	 */
	private function find_author( array $record ): int {
		$id   = Publication_Snapshot::FILE === $record['type'] ? $this->find_created( $record ) : $record['id'];
		$last = $id ? array_slice( $this->read_revisions( $id ), -1 ) : array();

		return (int) ( $last[0]['post_author'] ?? 0 );
	}

	/**
	 * Restores an entry of a setting, or a block style. Other entries stay as they are.
	 *
	 * @param array $record Its snapshot.
	 */
	private function restore_value( array $record ): void {
		list( $kind, $name ) = explode( '/', $record['key'], 2 );
		if ( Block_Style_Entries::KIND === $kind ) {
			self::restore_block_style( $name, $record['value'], $record['order'] );
		} elseif ( Design_Settings::ACTIVE === $kind ) {
			( new Active_Templates( $this->lock ) )->set_one( $name, $record['value'] );
		} else {
			update_option( Design_Settings::OPTIONS[ $name ], $record['value'] );
		}
		if ( null !== $record['missing'] ) {
			// An empty option equals a missing one for Design, but not for the database.
			delete_option( $record['missing'] );
		}
	}

	/**
	 * Restores a block style at its place in the list.
	 *
	 * @param string      $name  Name of its entry.
	 * @param string|null $label Its label before; null where it did not exist.
	 * @param string[]    $order Names in the list before.
	 */
	private static function restore_block_style( string $name, ?string $label, array $order ): void {
		$at     = (int) strrpos( $name, '/' );
		$styles = array();
		foreach ( Own_Block_Styles::list_all() as $style ) {
			$styles[ "{$style['block']}/{$style['name']}" ] = $style;
		}
		unset( $styles[ $name ] );
		if ( null !== $label ) {
			$styles[ $name ] = array(
				'block' => substr( $name, 0, $at ),
				'name'  => substr( $name, $at + 1 ),
				'label' => $label,
			);
		}
		$places = array_intersect_key( array_flip( $order ), $styles );
		update_option( Own_Block_Styles::OPTION, array_values( array_replace( $places, $styles ) ), true );
		Own_Block_Styles::register_again();
	}
}
