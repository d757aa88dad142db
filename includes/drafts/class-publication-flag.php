<?php
/**
 * The earlier design for visitors while a draft is being published.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\History\People;
use Atelier\Overlay\Design_Overlay;
use Atelier\Writes\Write_Lock;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * For visitors, a publication is one step. No transaction spans many requests, tables and object caches. So an option that
 * WordPress loads with every request marks the publication, and each request that begins meanwhile shows all records as they were before.
 * Deleting the option is the one step. If the request that publishes dies, the next request restores the earlier design; after
 * {@see self::MOST_SECONDS} nothing is restored unasked, and the draft offers to continue or to undo.
 *
 * A page that began before may take longer than {@see self::GRACE_SECONDS} to read its records. Only such a page could show old and new ones.
 */
final class Publication_Flag {
	public const OPTION = 'atelier_publishing';

	/** Subject of the lock that a publication holds until it ends. */
	public const LOCK = 'publication';

	/** How long a publication waits for requests that have begun, in seconds. */
	private const GRACE_SECONDS = 1;

	private const MOST_GRACE_SECONDS = 30;

	/** How long after its beginning a publication that died is undone without a question. */
	private const MOST_SECONDS = 5 * MINUTE_IN_SECONDS;

	/** After how many seconds without a write a publication counts as interrupted. Its locks are released later. */
	private const SILENT_SECONDS = 20;

	/**
	 * Constructor.
	 *
	 * @param Write_Lock $lock Locks publications, which shows whether one is still running.
	 */
	public function __construct( private readonly Write_Lock $lock ) {}

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_action( 'wp_loaded', array( $this, 'follow' ), -1 );
		add_filter( 'atelier_busy', array( $this, 'explain_busy' ) );
	}

	/**
	 * Applies the earlier records to this request while a draft is being published. Otherwise nothing is read.
	 */
	public function follow(): void {
		list( $draft, $began ) = self::parse( wp_load_alloptions()[ self::OPTION ] ?? '' );
		if ( ! $draft ) {
			return;
		}
		if ( $this->lock->acquire( self::LOCK, 0 ) ) {
			// The lock was free: the request that published has died.
			$this->lock->run( "draft:$draft", fn() => $this->end( $draft, $began ), 0 );
			$this->lock->release( self::LOCK );
			return;
		}
		$before = self::is_visit() ? Draft_Table::find( $draft )['data']['before']['values'] ?? null : null;
		if ( ! is_array( $before ) ) {
			return;
		}
		// A page with the earlier records must not be cached.
		defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true );
		add_action( 'send_headers', 'nocache_headers' );
		( new Design_Overlay( $before ) )->start();
		// Unlike a draft's request, a visit may insert posts, for example those of other plugins.
		remove_filter( 'wp_insert_post_empty_content', '__return_true', PHP_INT_MAX );
	}

	/**
	 * Returns whether this request only shows a page.
	 */
	private static function is_visit(): bool {
		$path    = (string) wp_parse_url( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), PHP_URL_PATH );
		$is_rest = isset( $_GET['rest_route'] ) || str_contains( $path, '/' . rest_get_url_prefix() . '/' );

		return ! is_admin() && ! $is_rest && ! wp_doing_cron() && in_array( $_SERVER['REQUEST_METHOD'] ?? '', array( 'GET', 'HEAD' ), true );
	}

	/**
	 * Begins a publication.
	 *
	 * @param int $draft Number of the draft, which stores the earlier design.
	 */
	public static function raise( int $draft ): void {
		update_option( self::OPTION, "$draft:" . time(), true );
		/**
		 * Filters how long a publication waits for requests that began before, in seconds.
		 *
		 * @param int $seconds How long.
		 */
		$grace = apply_filters( 'atelier_publication_grace', self::GRACE_SECONDS );
		usleep( (int) ( 1000000 * ( is_numeric( $grace ) && $grace >= 0 && $grace <= self::MOST_GRACE_SECONDS ? (float) $grace : self::GRACE_SECONDS ) ) );
	}

	/**
	 * Ends a publication: from now on visitors get the published design.
	 */
	public static function lower(): void {
		delete_option( self::OPTION );
		Publication_Notes::clear();
	}

	/**
	 * Restores the earlier design after a write that failed, and ends the publication.
	 *
	 * @param int $id Number of the draft.
	 */
	public function restore( int $id ): void {
		$draft  = Draft_Table::find( $id );
		$before = $draft['data']['before'] ?? null;
		if ( is_array( $before['records'] ?? null ) ) {
			( new Publication_Rollback( $before, Publication_Notes::read(), $this->lock ) )->run();
			unset( $draft['data']['before'] );
			Draft_Table::save( $draft );
		}
		self::lower();
	}

	/**
	 * Returns the reason why no other publication can begin: one has died, and is not restored yet. Null where none has.
	 */
	public static function find_refusal(): ?WP_Error {
		wp_cache_delete_multiple( array( 'alloptions', 'notoptions', self::OPTION ), 'options' );
		list( $id ) = self::parse( get_option( self::OPTION, '' ) );

		return $id ? self::explain( $id ) : null;
	}

	/**
	 * Explains that a record is locked by a publication. If that seems to have died, it is said to be interrupted.
	 *
	 * @param mixed $error The error.
	 * @return mixed
	 */
	public function explain_busy( $error ) {
		list( $id, $began ) = self::parse( get_option( self::OPTION, '' ) );
		if ( ! $id ) {
			return $error;
		}
		$last = max( $began, Publication_Notes::read()['time'] );

		return time() - $last > self::SILENT_SECONDS ? self::explain( $id ) : new WP_Error(
			'atelier_busy',
			/* translators: %s: name of a draft. */
			sprintf( __( '“%s” is being published right now. Try again in a moment.', 'atelier' ), Draft_Table::find( $id )['name'] ?? '' ),
			array( 'status' => 503 )
		);
	}

	/**
	 * Lists the changes that an interrupted publication of a draft has written, as entries of a published draft.
	 *
	 * @param array $draft The draft.
	 * @return array<string, array>
	 */
	public function list_written( array $draft ): array {
		$interrupted = $draft['data']['interrupted'] ?? array();

		return isset( $interrupted['before'] ) && Draft_Table::PUBLISHED !== $draft['status'] ? $this->to_rollback( $interrupted )->list_written() : array();
	}

	/**
	 * Restores the design from before an interrupted publication, as a person has chosen.
	 *
	 * @param array $draft The draft.
	 * @return array|WP_Error The changed draft, or the reason why nothing was restored.
	 */
	public function undo( array $draft ) {
		$interrupted = $draft['data']['interrupted'] ?? array();
		if ( ! isset( $interrupted['before'] ) ) {
			return new WP_Error( 'atelier_not_interrupted', __( 'The publication of this draft is not interrupted.', 'atelier' ), array( 'status' => 409 ) );
		}
		$result = $this->to_rollback( $interrupted )->run();
		if ( $result['is_busy'] ) {
			return $this->lock->refusal();
		}
		unset( $interrupted['before'], $interrupted['notes'] );
		$draft['data']['interrupted'] = array( 'left' => $result['left'] ) + $interrupted;

		return $draft;
	}

	/**
	 * Returns the reason why a draft cannot be discarded: its publication was interrupted, and only the draft has the earlier design. Null for others.
	 *
	 * @param array $draft The draft.
	 */
	public static function find_open( array $draft ): ?WP_Error {
		return isset( $draft['data']['interrupted']['before'] ) ? new WP_Error( 'atelier_interrupted', __( 'Publishing this draft was interrupted. Continue or undo it first.', 'atelier' ), array( 'status' => 409 ) ) : null;
	}

	/**
	 * Describes the interruption of a draft's publication; null for none.
	 *
	 * @param array $draft The draft.
	 * @return array{time: int, person: string|null, isOpen: bool, left: list<array{title: string, person: string|null}>}|null
	 */
	public static function describe( array $draft ): ?array {
		$interrupted = $draft['data']['interrupted'] ?? null;

		return is_array( $interrupted ) ? array(
			'time'   => $interrupted['time'],
			'person' => People::describe( $interrupted['by'] )['name'],
			// Whether a person has to choose between continuing and undoing.
			'isOpen' => isset( $interrupted['before'] ),
			'left'   => array_map(
				static fn( array $record ): array => array(
					'title'  => $record['title'],
					'person' => People::describe( $record['by'] )['name'],
				),
				$interrupted['left'] ?? array()
			),
		) : null;
	}

	/**
	 * Ends a publication that has died: restores the earlier design, or lets a person choose where it began long ago or another theme is active by now.
	 *
	 * @param int $id    Number of the draft.
	 * @param int $began When the publication began; 0 where it is not known.
	 */
	private function end( int $id, int $began ): void {
		$draft  = Draft_Table::find( $id );
		$before = $draft['data']['before'] ?? null;
		if ( is_array( $before['records'] ?? null ) ) {
			$interrupted = array(
				'time'   => $began,
				'by'     => $before['by'],
				'before' => $before,
				'notes'  => Publication_Notes::read(),
			);
			if ( time() - $began <= self::MOST_SECONDS && get_stylesheet() === $draft['theme'] ) {
				$result = $this->to_rollback( $interrupted )->run();
				if ( $result['is_busy'] ) {
					// The next request tries again.
					return;
				}
				$interrupted = array( 'left' => $result['left'] ) + array_diff_key( $interrupted, array_flip( array( 'before', 'notes' ) ) );
			}
			// A choice about an earlier interruption remains.
			$draft['data']['interrupted'] = ( isset( $draft['data']['interrupted']['before'] ) ? $draft['data']['interrupted'] : array() ) + $interrupted;
			unset( $draft['data']['before'] );
			if ( ! Draft_Table::save( $draft ) ) {
				return;
			}
			/**
			 * Fires after a publication that has died was ended.
			 *
			 * @param int $id Number of the draft.
			 */
			do_action( 'atelier_publication_interrupted', $id );
		}
		self::lower();
	}

	/**
	 * Makes the rollback of an interrupted publication.
	 *
	 * @param array $interrupted Its state.
	 */
	private function to_rollback( array $interrupted ): Publication_Rollback {
		return new Publication_Rollback( $interrupted['before'], $interrupted['notes'], $this->lock );
	}

	/**
	 * Makes the error for a publication that has died and whose records are still locked.
	 *
	 * @param int $id Number of the draft.
	 */
	private static function explain( int $id ): WP_Error {
		return new WP_Error(
			'atelier_interrupted',
			/* translators: %s: name of a draft. */
			sprintf( __( 'Publishing “%s” was interrupted. The earlier design is restored in a minute. Try again then.', 'atelier' ), Draft_Table::find( $id )['name'] ?? '' ),
			array( 'status' => 503 )
		);
	}

	/**
	 * Reads the option: the number of the draft, and when its publication began.
	 *
	 * @param mixed $value The stored value.
	 * @return array{int, int}
	 */
	private static function parse( $value ): array {
		$parts = explode( ':', is_scalar( $value ) ? (string) $value : '' );

		return array( (int) $parts[0], (int) ( $parts[1] ?? 0 ) );
	}
}
