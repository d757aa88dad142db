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

	/** The time of the moment that this request goes back to; null for none. */
	private ?int $back = null;

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
		// Before the response is sent, so that the next request reads the entry.
		add_filter( 'rest_post_dispatch', array( $this, 'store_before' ), PHP_INT_MAX );
		add_action( 'shutdown', array( $this, 'store' ) );
	}

	/**
	 * Logs that this request goes back to a moment.
	 *
	 * @param int $time GMT seconds.
	 */
	public function note_back( int $time ): void {
		$this->back = $time;
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
		if ( ! $this->changes && ! $this->events && null === $this->back ) {
			return;
		}
		$data          = array(
			'changes' => (object) $this->changes,
			'events'  => array_values( $this->events ),
			'back'    => $this->back,
		);
		$this->changes = array();
		$this->events  = array();
		$this->back    = null;
		Moment_Table::add( Moment_Table::LOG, '', $data, time(), get_stylesheet() );
		Moment_Table::forget_log( time() - self::DAYS * DAY_IN_SECONDS );
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
