<?php
/**
 * The import of a design into a draft.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

use Atelier\Drafts\Current_Draft;
use Atelier\Drafts\Draft_Filling;
use Atelier\Drafts\Draft_Limits;
use Atelier\Drafts\Draft_Table;
use Atelier\Drafts\Proposers;
use Atelier\Overlay\Design_Overlay;
use Atelier\Writes\Content_Tokens;
use Atelier\Writes\Row_Watch;
use Atelier\Writes\Unwritable_Database;
use Atelier\Writes\Write_Lock;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Imports the chosen records of a design into a new draft, or into the draft of the request: either all or none. Fonts and
 * saved styles are created live, since nothing shows them before they are used. They are deleted again if the import fails.
 */
final class Draft_Import {
	/**
	 * Builds the service.
	 *
	 * @param Design_Writer  $writer  Writes records.
	 * @param Draft_Filling  $filling Runs writes in a draft.
	 * @param Current_Draft  $current The draft of this request.
	 * @param Content_Tokens $tokens  Makes tokens.
	 * @param Write_Lock     $lock    Locks the draft.
	 */
	public function __construct( private readonly Design_Writer $writer, private readonly Draft_Filling $filling, private readonly Current_Draft $current, private readonly Content_Tokens $tokens, private readonly Write_Lock $lock ) {}

	/**
	 * Returns whether this request names a draft, into which records are then imported.
	 */
	public function is_in_draft(): bool {
		return null !== $this->current->get();
	}

	/**
	 * Imports the chosen records.
	 *
	 * @param array                                                     $design The design.
	 * @param array<string, array{choice: string, token?: string|null}> $items  Choices by key.
	 * @param string                                                    $name   Name of the new draft; ignored in a draft.
	 * @return array|WP_Error `results`, and `draft`, the number of the draft; null where the import failed.
	 */
	public function run( array $design, array $items, string $name ) {
		ignore_user_abort( true );
		wp_raise_memory_limit( 'admin' );
		if ( ! wp_is_block_theme() ) {
			return new WP_Error( 'atelier_no_drafts', __( 'There are no drafts of the design with this theme: it is not made of blocks.', 'atelier' ), array( 'status' => 409 ) );
		}
		// Under the lock of imports, so that a later request knows whether this one has ended.
		return $this->lock->run( Design_Import::LOCK, fn() => $this->run_alone( $design, $items, $name ) );
	}

	/**
	 * Imports the chosen records under the lock.
	 *
	 * @param array  $design The design.
	 * @param array  $items  Choices by key.
	 * @param string $name   Name of the new draft.
	 * @return array|WP_Error
	 */
	private function run_alone( array $design, array $items, string $name ) {
		$own = $this->current->get();
		$id  = $own ? $own['id'] : $this->add_draft( $name );
		if ( is_wp_error( $id ) ) {
			return $id;
		}
		$run     = Transfer_Runs::begin( $own['name'] ?? $name, array(), array( 'draft' => $id, 'isNew' => ! $own ) );
		$results = array();
		$error   = $this->filling->run(
			$id,
			function () use ( $design, $items, $run, &$results ): ?WP_Error {
				$results = $this->fill( $design, $items, $run );
				$is_done = $results && ! array_filter( $results, static fn( array $result ): bool => 200 !== $result['status'] );

				return $is_done ? null : new WP_Error( 'atelier_not_imported' );
			}
		);
		if ( $error ) {
			$this->remove_made( $run );
			$own || Draft_Table::delete( $id );
		} elseif ( ! $own ) {
			$this->lock->run( "draft:$id", static fn(): bool => Draft_Table::save( array( 'name' => $name ) + Draft_Table::find( $id ) ) );
		}
		// A complete import is undone in the draft.
		Transfer_Runs::remove( $run );

		return $error && ! $results ? $error : array(
			'results' => $results,
			'undo'    => null,
			'draft'   => $error ? null : $id,
		);
	}

	/**
	 * Deletes the records that a failed import has created.
	 *
	 * @param string $run Id of the run.
	 */
	private function remove_made( string $run ): void {
		$notes  = Import_Undo::list_notes( Transfer_Runs::find( $run )['done'] ?? array(), Transfer_Runs::find_step( $run ) );
		$extras = Transfer_Runs::find_extras( $run );
		foreach ( array_reverse( Row_Watch::find_created( array_merge( ...array_column( $notes, 'keys' ) ) ) ) as $post ) {
			wp_delete_post( $post, true );
		}
		Design_Writer::remove_categories( $extras['categories'] );
		Font_Files::remove_unused( $extras['files'] );
	}

	/**
	 * Adds a draft. Until the import is complete, its name says that it is not, because the process may be killed at any moment.
	 *
	 * @param string $name Its final name.
	 * @return int|WP_Error Its number.
	 */
	private function add_draft( string $name ) {
		$problem = Draft_Limits::find_problem_of_new();
		if ( $problem ) {
			return $problem;
		}
		/* translators: %s: name of a draft of the design. */
		$id = Draft_Table::add( sprintf( __( '%s (import did not come to its end)', 'atelier' ), $name ) );

		return $id ? $id : Unwritable_Database::error( Unwritable_Database::last_error() );
	}

	/**
	 * Writes the chosen records until a write fails.
	 *
	 * @param array  $design The design.
	 * @param array  $items  Choices by key.
	 * @param string $run    The run, which notes the created records.
	 * @return list<array> Results; only the failure if a write fails.
	 */
	private function fill( array $design, array $items, string $run ): array {
		$plan    = new Import_Plan( $design, $this->tokens );
		$choices = $plan->choose( $items );
		$refused = $plan->find_refusals( $choices, $items );
		if ( $refused ) {
			return $refused;
		}
		$results = array();
		$done    = array();
		foreach ( $choices as $key => $choice ) {
			$record  = $design['records'][ $key ];
			$own     = Design_Judge::BOTH === $choice ? null : $plan->here()[ $key ] ?? null;
			$note    = array( 'id' => 0 ) + array_intersect_key( $record, array_flip( array( 'key', 'kind', 'title' ) ) );
			$written = $this->writer->watch(
				Transfer_Runs::begin_step( $run, $note, '', array() ),
				fn() => $this->write( $plan->localizer->localize( $record ), $own, $own ? (string) $plan->get_token( $own ) : '' )
			);
			if ( is_wp_error( $written ) ) {
				return array( Import_Plan::failure( $record, $written ) );
			}
			if ( ! $own ) {
				Import_Plan::store_key( $record, $written['id'] );
			}
			$plan->localizer->add( $key, $record, $written['id'] );
			$results[] = Import_Plan::result( $record, 200, $own ? 'replaced' : 'created' ) + array( 'kept' => $written['kept'] );
			$done[]    = Transfer_Runs::find_step( $run );
			Transfer_Runs::note( $run, $done, Transfer_Runs::RUNNING );
		}

		return $results;
	}

	/**
	 * Writes a record.
	 *
	 * @param array      $record The record.
	 * @param array|null $own    The replaced record; null for none.
	 * @param string     $token  Token of the replaced record.
	 * @return array|WP_Error See {@see Design_Writer::write()}.
	 */
	private function write( array $record, ?array $own, string $token ) {
		if ( in_array( $record['kind'], Transfer_Rights::INERT, true ) ) {
			return Design_Overlay::run_with_writes( fn() => $this->writer->write( $record, $own['id'] ?? 0, $token ) );
		}
		$kept = array();
		if ( 'pattern' === $record['kind'] && $own ) {
			// A draft does not change the categories of live records, nor their sync status.
			$kept             = $record['fields'] == $own['fields'] ? array() : array( 'categories' );
			$record['fields'] = $own['fields'];
		}
		$written = $this->writer->write( $record, $own['id'] ?? 0, $token );

		return is_wp_error( $written ) ? $written : array( 'kept' => array_merge( $written['kept'], $kept ) ) + $written;
	}
}
