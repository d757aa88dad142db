<?php
/**
 * Other states of a draft's records.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\Writes\Unreadable_Database;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the states of a draft's record for comparisons: in the live design, and after an earlier save of the draft.
 */
final class Draft_States {
	/** Form of the state's name for a revision. */
	private const REVISION = '/^draft-(\d+)$/';

	/**
	 * Constructor.
	 *
	 * @param Current_Draft $current The draft of this request.
	 */
	public function __construct( private readonly Current_Draft $current ) {}

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_filter( 'atelier_design_state', array( $this, 'read' ), 10, 3 );
	}

	/**
	 * Reads a state of a record.
	 *
	 * @param mixed  $state The state, if another plugin has returned one.
	 * @param string $at    The requested state.
	 * @param string $key   Key of the record.
	 * @return mixed
	 */
	public function read( $state, $at, $key ) {
		$draft = $this->current->get();
		if ( ! $draft ) {
			return $state;
		}
		if ( 'live' === $at ) {
			return $this->describe( (string) $key, $at, array(), __( 'Live', 'atelier' ), time() );
		}

		return preg_match( self::REVISION, (string) $at, $parts ) ? $this->read_revision( $draft['id'], (int) $parts[1], (string) $key, $at ) ?? $state : $state;
	}

	/**
	 * Reads a record's state in a revision of the draft; null where the revision is not stored any more.
	 *
	 * @param int    $draft    Number of the draft.
	 * @param int    $revision Number of the revision.
	 * @param string $key      Key of the record.
	 * @param string $at       The requested state.
	 */
	private function read_revision( int $draft, int $revision, string $key, string $at ): ?array {
		try {
			$then = Draft_Revisions::find( $draft, $revision );
		} catch ( Unreadable_Database $problem ) {
			return null;
		}
		/* translators: %s: date and time. */
		$name = __( 'The draft, %s', 'atelier' );
		$date = $then ? (string) wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $then['time'] ) : '';

		return $then ? $this->describe( $key, $at, (array) ( $then['entries'][ $this->current->entry_key( $key ) ] ?? array() ), sprintf( $name, $date ), $then['time'] ) : null;
	}

	/**
	 * Describes a record with the changes of an entry.
	 *
	 * @param string $key   Key of the record.
	 * @param string $at    The requested state.
	 * @param array  $entry The entry; empty for the live design.
	 * @param string $name  Name of the state.
	 * @param int    $time  Its time.
	 */
	private function describe( string $key, string $at, array $entry, string $name, int $time ): array {
		$live = $this->current->live( $this->current->entry_key( $key ) );
		// Before a record was made in the draft, it had no entry, and the theme's file was shown.
		$live      = $live?->is_made() && ! $entry ? $live->find_hidden_file() : $live;
		$live      = empty( $entry['removed'] ) && ( ! $live?->id || current_user_can( 'read_post', $live->id ) ) ? $live : null;
		$is_styles = $live && Live_Record::STYLES === $live->kind;
		$value     = $live ? Draft_Paths::apply( $live->value, $entry['paths'] ?? array() ) : array();

		return array(
			'key'      => $key,
			'restId'   => $live ? $live->rest_id() : '',
			'at'       => $at,
			'time'     => $time,
			'name'     => $name,
			'title'    => $live->title ?? '',
			'content'  => $is_styles ? null : $value['content'] ?? null,
			'settings' => $is_styles ? (object) ( $value['settings'] ?? array() ) : null,
			'styles'   => $is_styles ? (object) ( $value['styles'] ?? array() ) : null,
			'value'    => $value['value'] ?? null,
			'is'       => $live ? 'kept' : 'absent',
		);
	}
}
