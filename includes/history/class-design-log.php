<?php
/**
 * The log of changes without revisions.
 *
 * @package Atelier
 */

namespace Atelier\History;

use Atelier\Drafts\Made_Records;
use Atelier\Styles\Own_Block_Styles;
use Atelier\Templates\Active_Templates;
use Atelier\Templates\Template_Posts;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Logs the settings of the design that a request changed, and its deletions and restorations: one row for each request, at its end.
 * An act, for example going back or a publication, has one row of its own, with all its writes. The row is stored at its start and
 * after each of its records, because the process may be killed.
 *
 * @phpstan-type Write array{title: string, change: string, time: int, revisions: int[]}
 */
final class Design_Log {
	/** How many days an entry is kept. */
	private const DAYS = 730;

	/** How many deletions and restorations of one request are logged. */
	private const MAX_EVENTS = 200;

	/**
	 * Earlier and current values of changed settings, by key.
	 *
	 * @var array<string, array{0: mixed, 1: mixed}>
	 */
	private array $changes = array();

	/**
	 * Deleted and restored records, by key.
	 *
	 * @var array<string, array{key: string, title: string, change: string}>
	 */
	private array $events = array();

	/**
	 * The running act: its row, its description, and its written posts, by key; null for none.
	 *
	 * @var array{id: int, about: array, writes: array<string, array>}|null
	 */
	private ?array $act = null;

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		foreach ( Design_Settings::OPTIONS as $name => $option ) {
			$key = Design_Settings::IDENTITY . "/$name";
			add_action( "update_option_$option", fn( $before, $after ) => $this->note_setting( $key, Design_Settings::clean( $name, $before ), Design_Settings::clean( $name, $after ) ), 10, 2 );
			add_action( "add_option_$option", fn( $option, $after ) => $this->note_setting( $key, Design_Settings::clean( $name, '' ), Design_Settings::clean( $name, $after ) ), 10, 2 );
			add_action( "delete_option_$option", fn() => $this->note_setting( $key, Design_Settings::clean( $name, get_option( $option, '' ) ), Design_Settings::clean( $name, '' ) ) );
		}
		add_action( 'update_option_' . Active_Templates::OPTION, array( $this, 'note_active' ), 10, 2 );
		add_action( 'add_option_' . Active_Templates::OPTION, fn( $option, $after ) => $this->note_active( array(), $after ), 10, 2 );
		add_action( 'update_option_' . Own_Block_Styles::OPTION, array( $this, 'note_block_styles' ), 10, 2 );
		add_action( 'add_option_' . Own_Block_Styles::OPTION, fn( $option, $after ) => $this->note_block_styles( array(), $after ), 10, 2 );
		add_action( 'trashed_post', fn( $id ) => $this->note_event( get_post( (int) $id ), 'deleted' ) );
		add_action( 'untrashed_post', fn( $id ) => $this->note_event( get_post( (int) $id ), 'restored' ) );
		add_action( 'before_delete_post', array( $this, 'note_end' ), 10, 2 );
		add_action( 'wp_insert_post', array( $this, 'note_write' ), 10, 3 );
		add_action( '_wp_put_post_revision', array( $this, 'note_revision' ) );
		add_action( 'transition_post_status', array( $this, 'note_publication' ), 10, 3 );
		// Before the response is sent, so that the next request reads the entry.
		add_filter( 'rest_post_dispatch', array( $this, 'store_before' ), PHP_INT_MAX );
		add_action( 'shutdown', array( $this, 'store' ) );
	}

	/**
	 * Runs an act, whose writes are one entry. An act within another one belongs to that. An act that wrote nothing, or that answers with
	 * an error, because its writes were undone, has no entry.
	 *
	 * @template T
	 * @param array{type: string, name?: string, by?: int, back?: int} $about Its type, see {@see Design_Acts}; the name of its draft, file or theme, the
	 *                                                                        user who proposed it, and the moment to which it returned.
	 * @param callable(int): T                                         $run   Receives the number of the entry.
	 * @return T
	 */
	public function run_act( array $about, callable $run ) {
		if ( $this->act ) {
			return $run( $this->act['id'] );
		}
		$this->store();
		$this->act       = array( 'id' => 0, 'about' => $about, 'writes' => array() );
		$this->act['id'] = Moment_Table::add( Moment_Table::LOG, '', $this->to_data(), time(), get_stylesheet() );
		$result          = null;
		try {
			$result = $run( $this->act['id'] );
		} finally {
			$is_empty = ! $this->changes && ! $this->events && ! $this->act['writes'];
			if ( $is_empty || is_wp_error( $result ) ) {
				Moment_Table::remove( array( $this->act['id'] ) );
				$this->forget();
			} else {
				$this->store();
			}
		}

		return $result;
	}

	/**
	 * Stores the writes of the running act so far.
	 */
	public function save_act(): void {
		if ( $this->act ) {
			Moment_Table::update( $this->act['id'], $this->to_data() );
		}
	}

	/**
	 * Changes the type of the running act: an import that failed is undone.
	 *
	 * @param string $type The type.
	 */
	public function rename_act( string $type ): void {
		if ( $this->act ) {
			$this->act['about']['type'] = $type;
		}
	}

	/**
	 * Logs a post that the running act has written.
	 *
	 * @param mixed $id        Number of the post.
	 * @param mixed $post      The post.
	 * @param mixed $is_update Whether it existed before.
	 */
	public function note_write( $id, $post, $is_update ): void {
		if ( ! $this->act || ! $post instanceof WP_Post || ! in_array( $post->post_type, Design_Records::KINDS, true ) || in_array( $post->post_status, array( 'trash', 'auto-draft', Made_Records::STATUS ), true ) ) {
			return;
		}
		$key    = "$post->post_type/$post->ID";
		$before = $this->act['writes'][ $key ] ?? null;

		$this->act['writes'][ $key ] = array(
			'title'  => $post->post_title,
			'change' => $before['change'] ?? ( $is_update ? 'changed' : 'created' ),
			'time'   => time(),
		) + ( $before ?? array( 'revisions' => array() ) );
	}

	/**
	 * Logs a record that the running act has published, and that only a draft had before: for the published design, it is created.
	 *
	 * @param mixed $status The status.
	 * @param mixed $before The earlier status.
	 * @param mixed $post   The post.
	 */
	public function note_publication( $status, $before, $post ): void {
		if ( Made_Records::STATUS === $before && $post instanceof WP_Post ) {
			$this->note_write( $post->ID, $post, false );
		}
	}

	/**
	 * Logs a revision that the running act has made.
	 *
	 * @param mixed $id Number of the revision.
	 */
	public function note_revision( $id ): void {
		$revision = $this->act ? get_post( (int) $id ) : null;
		$post     = $revision ? get_post( $revision->post_parent ) : null;
		if ( $post ) {
			$this->note_write( $post->ID, $post, true );
			$key = "$post->post_type/$post->ID";
			if ( isset( $this->act['writes'][ $key ] ) ) {
				$this->act['writes'][ $key ]['revisions'][] = (int) $id;
			}
		}
	}

	/**
	 * Logs a changed setting. A setting that has its first value again is not logged.
	 *
	 * @param string $key    Its key.
	 * @param mixed  $before Its earlier value.
	 * @param mixed  $after  Its current value.
	 */
	public function note_setting( string $key, $before, $after ): void {
		$first = array_key_exists( $key, $this->changes ) ? $this->changes[ $key ][0] : $before;
		if ( $first === $after ) {
			unset( $this->changes[ $key ] );
		} else {
			$this->changes[ $key ] = array( $first, $after );
		}
	}

	/**
	 * Logs changes of active templates. A switch of the theme replaces the whole option, but changes neither theme's design.
	 *
	 * @param mixed $before The earlier option.
	 * @param mixed $after  The current option.
	 */
	public function note_active( $before, $after ): void {
		if ( ! Active_Templates::is_of_current_theme() ) {
			return;
		}
		$before = Active_Templates::sanitize( $before );
		$after  = Active_Templates::sanitize( $after );
		foreach ( array_keys( $before + $after ) as $slug ) {
			if ( ( $before[ $slug ] ?? null ) !== ( $after[ $slug ] ?? null ) ) {
				$this->note_setting( Design_Settings::ACTIVE . "/$slug", $before[ $slug ] ?? null, $after[ $slug ] ?? null );
			}
		}
	}

	/**
	 * Logs changes of the site's block styles.
	 *
	 * @param mixed $before The earlier list.
	 * @param mixed $after  The current list.
	 */
	public function note_block_styles( $before, $after ): void {
		$before = Design_Settings::read_labels( $before );
		$after  = Design_Settings::read_labels( $after );
		foreach ( array_keys( $before + $after ) as $key ) {
			if ( ( $before[ $key ] ?? null ) !== ( $after[ $key ] ?? null ) ) {
				$this->note_setting( $key, $before[ $key ] ?? null, $after[ $key ] ?? null );
			}
		}
	}

	/**
	 * Logs a record that is deleted permanently without having been in the trash.
	 *
	 * @param mixed $id   Number of the post.
	 * @param mixed $post The post.
	 */
	public function note_end( $id, $post ): void {
		if ( $post instanceof WP_Post && ! in_array( $post->post_status, array( 'trash', 'auto-draft', Made_Records::STATUS ), true ) ) {
			$this->note_event( $post, 'deleted' );
		}
	}

	/**
	 * Stores the log before a request is answered.
	 *
	 * @param mixed $response The response.
	 * @return mixed
	 */
	public function store_before( $response ) {
		$this->store();

		return $response;
	}

	/**
	 * Stores one entry with the logged changes, and removes old entries.
	 */
	public function store(): void {
		if ( $this->act ) {
			$this->save_act();
		} elseif ( $this->changes || $this->events ) {
			Moment_Table::add( Moment_Table::LOG, '', $this->to_data(), time(), get_stylesheet() );
		} else {
			return;
		}
		$this->forget();
		Moment_Table::forget_log( time() - self::DAYS * DAY_IN_SECONDS );
	}

	/**
	 * Returns the data of an entry.
	 */
	private function to_data(): array {
		return array(
			'changes' => (object) $this->changes,
			'events'  => array_values( $this->events ),
		) + ( $this->act ? array( 'act' => array( 'writes' => (object) $this->act['writes'], 'end' => time() ) + $this->act['about'] ) : array() );
	}

	/**
	 * Forgets the stored changes.
	 */
	private function forget(): void {
		$this->changes = array();
		$this->events  = array();
		$this->act     = null;
	}

	/**
	 * Logs the deletion or restoration of a record of the current theme's design.
	 *
	 * @param WP_Post|null $post   The post.
	 * @param string       $change `deleted` or `restored`.
	 */
	private function note_event( ?WP_Post $post, string $change ): void {
		if ( ! $post || ! in_array( $post->post_type, Design_Records::KINDS, true ) || count( $this->events ) >= self::MAX_EVENTS ) {
			return;
		}
		$theme = in_array( $post->post_type, array( 'wp_block', 'wp_navigation' ), true ) ? get_stylesheet() : Template_Posts::get_theme( $post->ID );
		if ( get_stylesheet() === $theme ) {
			$key                  = "$post->post_type/$post->ID";
			$this->events[ $key ] = array(
				'key'    => $key,
				'title'  => $post->post_title,
				'change' => $change,
			);
		}
	}
}
