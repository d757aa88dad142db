<?php
/**
 * The draft that a request is about.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\History\Moment_Preview;
use Atelier\Overlay\Design_Overlay;
use Atelier\Page\Address;
use Atelier\Public_Page\Public_Page;
use Atelier\Writes\Unreadable_Database;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the rest of a request a draft of the design, where the request names one by a header or in its address. The person needs the right to edit
 * the design. Requests that name none, such as those of visitors, read nothing for it.
 */
final class Current_Draft {
	/** Header of REST requests with the number of the draft (`src/data/requests/draft-middleware.ts`). */
	public const HEADER = 'X-Atelier-Draft';

	/**
	 * The draft; null where none applies to this request.
	 *
	 * @var array|null
	 */
	private ?array $draft = null;

	/** The overlay, once it is applied. */
	private ?Design_Overlay $overlay = null;

	/**
	 * Records that the draft changes, as they are live, by the keys of its entries.
	 *
	 * @var array<string, Live_Record|null>
	 */
	private array $live = array();

	/**
	 * Builds the service.
	 *
	 * @param Address $address Addresses of Design.
	 */
	public function __construct( private readonly Address $address ) {}

	/**
	 * Adds the hook: the types are registered, the person is known, and nothing of the page is read yet.
	 */
	public function register(): void {
		add_action( 'wp_loaded', array( $this, 'start_page' ), 0 );
		add_filter( 'admin_body_class', array( $this, 'mark_page' ) );
		add_filter( 'atelier_open_records_design', fn( $design ) => $this->draft ? "draft:{$this->draft['id']}" : $design );
	}

	/**
	 * The number of the draft that this request names; 0 for none.
	 */
	public function requested(): int {
		$header = $_SERVER['HTTP_X_ATELIER_DRAFT'] ?? '';

		return is_string( $header ) && ctype_digit( $header ) && strlen( $header ) < 16 ? (int) $header : $this->address->requested_draft();
	}

	/**
	 * The draft that applies to this request; null for none.
	 */
	public function get(): ?array {
		return $this->draft;
	}

	/**
	 * A record as it is live.
	 *
	 * @param string $key Its key.
	 */
	public function live( string $key ): ?Live_Record {
		// A record that the draft does not change yet is read as it is.
		return array_key_exists( $key, $this->live ) ? $this->live[ $key ] : Live_Record::find( $key );
	}

	/**
	 * Clears the cache of a record, so that the next read returns the values that this request has stored.
	 *
	 * @param string $key Its key.
	 */
	public function forget( string $key ): void {
		unset( $this->live[ $key ] );
	}

	/**
	 * The key under which the draft has a record: that of its file, where it was a file only when the draft began with it.
	 *
	 * @param string $key The record's key, with the number that it has in this request.
	 */
	public function entry_key( string $key ): string {
		foreach ( $this->draft['data']['entries'] as $name => $entry ) {
			// A person who resets something and changes it again has changed it.
			if ( ! empty( $entry['removed'] ) && ( $entry['place'] ?? null ) === $key && ! str_starts_with( $key, 'wp_template/' ) ) {
				return (string) $name;
			}
		}
		list( $kind, $name ) = explode( '/', $key, 2 ) + array( 1 => '' );
		$post = ctype_digit( $name ) ? get_post( (int) $name ) : null;
		$file = $post ? "$kind/" . get_stylesheet() . "//$post->post_name" : $key;
		$live = $this->live[ $file ] ?? null;
		// The post of a part that was made live meanwhile has its own number; one that represents the file has none in the database.
		$is_file = $live && ( ! $live->id || $live->key === $key );

		return $is_file ? $file : $key;
	}

	/**
	 * Tells the application which draft is worked on; null for the live design.
	 *
	 * @return array{id: int, name: string, isProposal: bool}|null
	 */
	public function describe(): ?array {
		return $this->draft ? array(
			'id'         => $this->draft['id'],
			'name'       => $this->draft['name'],
			// The person may ask for its publication, and not publish it.
			'isProposal' => ! Proposers::may_publish(),
		) : null;
	}

	/**
	 * Adds a class to the page of a draft: it leaves room for the mark of the draft before any script has run.
	 *
	 * @param mixed $classes Classes of the page.
	 * @return mixed
	 */
	public function mark_page( $classes ) {
		return $this->draft && is_string( $classes ) ? "$classes is-atelier-draft" : $classes;
	}

	/**
	 * Applies the draft to a page of Design, or to the page in its preview.
	 */
	public function start_page(): void {
		// No other screen of the dashboard: a person may get a right here that would be one there, too.
		$is_design = is_admin() && 'admin.php' === $GLOBALS['pagenow'] && Address::PAGE === $this->address->read( 'page' );
		if ( $is_design && 0 === $this->requested() && self::is_read() && Proposers::may_propose() ) {
			$this->lead_to_proposal();
			return;
		}
		$is_own = is_admin() ? $is_design : '1' === $this->address->read( Public_Page::ARGUMENT );
		// A page that changes something is none of a person who gets the right for it here.
		$is_own = $is_own && ( self::is_read() || Proposers::may_publish() );
		if ( ! $is_own || 0 === $this->requested() || wp_doing_ajax() || '' !== $this->address->read( Moment_Preview::ARGUMENT ) ) {
			return;
		}
		$problem = $this->start();
		if ( $problem ) {
			$url = remove_query_arg( Address::DRAFT_ARGUMENT );
			wp_die( esc_html( $problem->get_error_message() ) . ( is_admin() ? sprintf( ' <a href="%s">%s</a>', esc_url( $url ), esc_html__( 'Go to the live design', 'atelier' ) ) : '' ), '', array( 'response' => (int) $problem->get_error_data()['status'] ) );
		}
	}

	/**
	 * Whether the request is one that only reads.
	 */
	private static function is_read(): bool {
		return in_array( $_SERVER['REQUEST_METHOD'] ?? '', array( 'GET', 'HEAD' ), true ) && ! wp_doing_ajax();
	}

	/**
	 * Redirects a person who may only propose to the draft that they changed last, or to a new one: they have no other page of Design.
	 */
	private function lead_to_proposal(): void {
		$id = Proposals::find_or_make();
		if ( $id ) {
			wp_safe_redirect( add_query_arg( Address::DRAFT_ARGUMENT, $id ) );
			exit;
		}
	}

	/**
	 * Applies the draft to the rest of this request, once.
	 *
	 * @return WP_Error|null Why it cannot be.
	 */
	public function start(): ?WP_Error {
		return $this->overlay ? null : $this->enter( $this->requested() );
	}

	/**
	 * Applies a draft to the rest of a request that has none yet: from then on, Design's saves are stored in the draft.
	 *
	 * @param int $id Number of the draft.
	 * @return WP_Error|null Why it cannot be.
	 */
	public function enter( int $id ): ?WP_Error {
		$is_proposing = Proposers::may_propose();
		if ( ! $is_proposing && ! Proposers::may_publish() ) {
			return new WP_Error( 'rest_forbidden', __( 'Sorry, you are not allowed to see drafts of the design.', 'atelier' ), array( 'status' => rest_authorization_required_code() ) );
		}
		try {
			$draft = Draft_Table::find( $id );
		} catch ( Unreadable_Database $problem ) {
			return $problem->to_error();
		}
		// Others' drafts are not there for people who propose.
		$problem = self::find_problem( $draft && Proposers::may_work_in( $draft ) ? $draft : null );
		if ( $problem ) {
			return $problem;
		}
		if ( $is_proposing ) {
			Proposers::grant();
		}
		// WordPress makes an empty record of styles when it is first asked for one, which nothing can do once the draft is applied.
		\WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		$this->draft   = $draft;
		$values        = $this->read_values( $draft );
		$this->overlay = new Design_Overlay( $values );
		$this->overlay->start();

		return null;
	}

	/**
	 * Reads the draft again, and applies its current changes to the rest of this request.
	 */
	public function reload(): void {
		$this->draft = Draft_Table::find( $this->draft['id'] ) ?? $this->draft;
		$this->overlay->add( $this->read_values( $this->draft ) );
	}

	/**
	 * Why a draft cannot be worked on; null where it can.
	 *
	 * @param array|null $draft The draft.
	 */
	public static function find_problem( ?array $draft ): ?WP_Error {
		return match ( true ) {
			! $draft || ! in_array( $draft['status'], array( Draft_Table::OPEN, Draft_Table::SCHEDULED ), true ) => new WP_Error( 'atelier_draft_gone', __( 'This draft is not there any more: it was published or discarded.', 'atelier' ), array( 'status' => 404 ) + ( Draft_Table::PUBLISHED === ( $draft['status'] ?? '' ) ? array( 'isLive' => true ) : array() ) ),
			get_stylesheet() !== $draft['theme'] => new WP_Error(
				'atelier_draft_of_other_theme',
				/* translators: 1: name of a draft. 2: name of a theme. */
				sprintf( __( 'The draft “%1$s” belongs to the theme “%2$s”, which is not active. It is kept.', 'atelier' ), $draft['name'], wp_get_theme( $draft['theme'] )->display( 'Name', false ) ),
				array( 'status' => 409 )
			),
			default => null,
		};
	}

	/**
	 * Reads a draft's values, for a request that only shows it.
	 *
	 * @param array $draft The draft.
	 * @return array<string, mixed> Values by key.
	 */
	public static function read_overlay( array $draft ): array {
		$values = array();
		foreach ( $draft['data']['entries'] as $key => $entry ) {
			$live = Live_Record::find( (string) $key );
			if ( $live ) {
				$values[ $live->key ] = $live->overlay_entry( $entry );
			}
		}

		return $values;
	}

	/**
	 * Reads a draft's values: the live ones with its changes.
	 *
	 * @param array $draft The draft.
	 * @return array<string, mixed> Values by key.
	 */
	private function read_values( array $draft ): array {
		$values  = array();
		$entries = $draft['data']['entries'];
		// Records that were taken out of the draft since are as they are live.
		foreach ( array_keys( $entries + $this->live ) as $key ) {
			$live = $this->live[ $key ] ??= Live_Record::find( $key );
			if ( $live ) {
				$values[ $live->key ] = $live->overlay_entry( $entries[ $key ] ?? array() );
			}
		}

		return $values;
	}
}
