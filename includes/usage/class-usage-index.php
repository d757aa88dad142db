<?php
/**
 * The index of where records are used.
 *
 * @package Atelier
 */

namespace Atelier\Usage;

use Atelier\Drafts\Made_Records;
use Atelier\Menus\Menu_Capability;
use Atelier\Network_Sites;
use Atelier\Posts\Post_Batches;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Updates the index on each save and deletion, when the theme's files change, and by a rebuild in batches. The rebuild runs once
 * after the plugin is installed, and whenever a person starts it, for example after an import that writes directly to the
 * database.
 */
final class Usage_Index {
	/** Raise it when the finder changes: the stored index is then rebuilt. */
	private const VERSION = 6;

	public const OPTION      = 'atelier_usage';
	public const CRON_ACTION = 'atelier_rebuild_usage';

	/**
	 * Posts whose uses a rebuild writes at once; {@see Post_Batches} reads their contents. Each post can have hundreds of uses, which take
	 * memory and time.
	 */
	private const POSTS_PER_QUERY = 50;

	/** How long a batch may take. Progress is reported after each. */
	private const BATCH_SECONDS = 2.0;

	/** Types whose posts contain no markup of the site: copies, logs and settings. */
	private const IGNORED_TYPES = array( 'revision', 'attachment', 'nav_menu_item', 'customize_changeset', 'oembed_cache', 'user_request', 'wp_font_family', 'wp_font_face', 'wp_dataviews' );

	/**
	 * Ids of saved posts that are indexed together later; null while each post is indexed when it is saved.
	 *
	 * @var array<int, true>|null
	 */
	private ?array $saved = null;

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'init', array( $this, 'begin_missing' ), 20 );
		add_action( 'save_post', array( $this, 'index_post' ), 99, 2 );
		add_action( 'deleted_post', array( $this, 'forget_post' ) );
		add_action( self::CRON_ACTION, array( $this, 'rebuild_in_background' ) );
		register_deactivation_hook( ATELIER_FILE, array( self::class, 'unschedule' ) );
	}

	/**
	 * Begins the first rebuild after an installation, or after an update that changes the index. It needs a person who may edit posts, the
	 * design or menus, so that visitors never wait for the table.
	 */
	public function begin_missing(): void {
		if ( self::VERSION === $this->state()['version'] || ! self::may_edit() ) {
			return;
		}
		try {
			$this->begin_rebuild();
		} catch ( Usage_Unknown $unknown ) {
			return; // A request for uses reports it.
		}
	}

	/**
	 * Returns whether the person may edit posts, the design or menus.
	 */
	private static function may_edit(): bool {
		return current_user_can( 'edit_posts' ) || current_user_can( 'edit_theme_options' ) || current_user_can( Menu_Capability::name() );
	}

	/**
	 * Indexes a post that was saved.
	 *
	 * @param int     $id   Post.
	 * @param WP_Post $post Post.
	 */
	public function index_post( int $id, WP_Post $post ): void {
		if ( self::VERSION !== $this->state()['version'] || ! self::is_indexed( $post->post_type, $post->post_status ) ) {
			return;
		}
		if ( null !== $this->saved ) {
			$this->saved[ $id ] = true;
			return;
		}
		$this->replace_posts( array( $id => self::find_uses( $post->post_type, $post->post_content ) ) );
	}

	/**
	 * Runs writes of many posts, and indexes these posts together afterwards.
	 *
	 * @template T
	 * @param callable(): T $run The writes.
	 * @return T
	 */
	public function index_together( callable $run ) {
		$this->saved = array();
		try {
			return $run();
		} finally {
			$ids         = array_keys( $this->saved );
			$this->saved = null;
			$this->replace_posts( Post_Batches::map( $ids, static fn( WP_Post $post ): array => self::find_uses( $post->post_type, $post->post_content ) ) );
		}
	}

	/**
	 * Removes a deleted post from the index.
	 *
	 * @param int $id Post.
	 */
	public function forget_post( int $id ): void {
		if ( self::VERSION === $this->state()['version'] ) {
			$this->replace_posts( array( $id => array() ) );
		}
	}

	/**
	 * Replaces the stored uses of posts.
	 *
	 * @param array<int, list<array{0: string, 1: string}>> $uses Kind and target, by post.
	 */
	private function replace_posts( array $uses ): void {
		try {
			Usage_Table::replace_posts( $uses );
		} catch ( Usage_Unknown $unknown ) {
			// The posts are saved, but the index is incomplete until the next rebuild.
			$this->write_state(
				array_merge(
					$this->state(),
					array(
						'cursor'   => 0,
						'done'     => 0,
						'is_whole' => false,
					)
				)
			);
		}
	}

	/**
	 * Begins a rebuild of everything, and creates a missing table. The known uses of a post stay until it is read again.
	 *
	 * @throws Usage_Unknown When the table cannot be created.
	 */
	public function begin_rebuild(): void {
		Usage_Table::create();
		$this->write_state(
			array(
				'version'   => self::VERSION,
				'cursor'    => 0,
				'done'      => 0,
				'total'     => self::count_posts(),
				'signature' => '',
				'is_whole'  => false,
			)
		);
		$this->schedule();
	}

	/**
	 * Rebuilds one batch; begins a rebuild where there is no table.
	 *
	 * @throws Usage_Unknown When the table cannot be created or written.
	 */
	public function rebuild_batch(): void {
		global $wpdb;
		if ( ! Usage_Table::exists() ) {
			$this->begin_rebuild();
		}
		$state   = $this->state();
		$ends_at = microtime( true ) + self::BATCH_SECONDS;
		while ( ! $state['is_whole'] && microtime( true ) < $ends_at ) {
			$rows = $wpdb->get_results( // Reads each post once.
				$wpdb->prepare( "SELECT ID, post_type, post_status FROM {$wpdb->posts} WHERE ID > %d ORDER BY ID LIMIT %d", $state['cursor'], self::POSTS_PER_QUERY )
			);
			$ids  = array();
			foreach ( $rows as $row ) {
				$state['cursor'] = (int) $row->ID;
				if ( self::is_indexed( $row->post_type, $row->post_status ) ) {
					$ids[] = (int) $row->ID;
				}
			}
			Usage_Table::replace_posts( Post_Batches::map( $ids, static fn( WP_Post $post ): array => self::find_uses( $post->post_type, $post->post_content ) ) );
			$state['done'] = min( $state['total'], $state['done'] + count( $rows ) );
			if ( count( $rows ) < self::POSTS_PER_QUERY ) {
				Usage_Table::delete_orphans();
				$state['done']     = $state['total'];
				$state['is_whole'] = true;
			}
		}
		$this->write_state( $state );
	}

	/**
	 * Runs a batch from WP-Cron, and schedules the next one.
	 */
	public function rebuild_in_background(): void {
		try {
			$this->rebuild_batch();
		} catch ( Usage_Unknown $unknown ) {
			return; // The next request for uses reports the error.
		}
		if ( ! $this->state()['is_whole'] ) {
			$this->schedule();
		}
	}

	/**
	 * Returns the progress of a rebuild.
	 *
	 * @return array{done: int, total: int, isWhole: bool}
	 */
	public function get_progress(): array {
		$state = $this->state();
		return array(
			'done'    => $state['done'],
			'total'   => $state['total'],
			'isWhole' => $state['is_whole'],
		);
	}

	/**
	 * Reads the theme's files again when one of them, the theme or a plugin has changed.
	 *
	 * @throws Usage_Unknown When their uses cannot be stored.
	 */
	public function refresh_files(): void {
		$state     = $this->state();
		$signature = Theme_Files::get_signature();
		if ( $signature !== $state['signature'] ) {
			Usage_Table::replace_files( Theme_Files::find_uses() );
			$this->write_state( array_merge( $this->state(), array( 'signature' => $signature ) ) );
		}
	}

	/**
	 * Returns the uses of a post.
	 *
	 * @param string $type    Type.
	 * @param string $content Content.
	 * @return list<array{0: string, 1: string}>
	 */
	private static function find_uses( string $type, string $content ): array {
		return 'wp_global_styles' === $type ? Usage_Finder::find_in_config( $content ) : Usage_Finder::find( $content );
	}

	/**
	 * Returns whether posts of a type and status are indexed.
	 *
	 * @param string $type   Type.
	 * @param string $status Status.
	 */
	private static function is_indexed( string $type, string $status ): bool {
		// Posts of Design's own types and statuses contain other states of the site, not its current content.
		return ! in_array( $type, self::IGNORED_TYPES, true ) && ! str_starts_with( $type, 'atelier_' ) && ! in_array( $status, array( 'auto-draft', Made_Records::STATUS ), true );
	}

	/**
	 * Counts the posts that a rebuild reads.
	 */
	private static function count_posts(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts}" );
	}

	/**
	 * Schedules a batch.
	 */
	private function schedule(): void {
		if ( ! wp_next_scheduled( self::CRON_ACTION ) ) {
			wp_schedule_single_event( time(), self::CRON_ACTION );
		}
	}

	/**
	 * Removes the next batch from the schedule; Design's screens continue an incomplete rebuild.
	 *
	 * @param bool $is_network_wide Whether the plugin is deactivated for all sites of a network.
	 */
	public static function unschedule( $is_network_wide = false ): void {
		Network_Sites::run_on( (bool) $is_network_wide, static fn() => wp_clear_scheduled_hook( self::CRON_ACTION ) );
	}

	/**
	 * Returns the stored state of the index.
	 *
	 * @return array{version: int, cursor: int, done: int, total: int, signature: string, is_whole: bool}
	 */
	private function state(): array {
		$stored = get_option( self::OPTION );
		return array_merge(
			array(
				'version'   => 0,
				'cursor'    => 0,
				'done'      => 0,
				'total'     => 0,
				'signature' => '',
				'is_whole'  => false,
			),
			is_array( $stored ) ? $stored : array()
		);
	}

	/**
	 * Stores the state of the index.
	 *
	 * @param array $state State.
	 */
	private function write_state( array $state ): void {
		update_option( self::OPTION, $state, true );
	}
}
