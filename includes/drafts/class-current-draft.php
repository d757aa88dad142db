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
use Atelier\Page\Host_Screen;
use Atelier\Public_Page\Public_Page;
use Atelier\Writes\Unreadable_Database;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Applies a draft of the design to a request that names one by a header or in its address. The person needs the right to edit
 * the design. For requests that name none, such as those of visitors, nothing is read.
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
	 * Live states of the records that the draft changes, by the keys of its entries.
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
	 * Adds the hooks. On `wp_loaded` the types are registered, the person is known, and nothing of the page is read yet.
	 */
	public function register(): void {
		add_action( 'wp_loaded', array( $this, 'start_page' ), 0 );
		add_filter( 'admin_body_class', array( $this, 'mark_page' ) );
		add_filter( 'atelier_open_records_design', fn( $design ) => $this->draft ? "draft:{$this->draft['id']}" : $design );
	}

	/**
	 * Returns the number of the draft that this request names; 0 for none.
	 */
	public function requested(): int {
		$header = $_SERVER['HTTP_X_ATELIER_DRAFT'] ?? '';

		return is_string( $header ) && ctype_digit( $header ) && strlen( $header ) < 16 ? (int) $header : $this->address->requested_draft();
	}

	/**
	 * Returns the draft that applies to this request; null for none.
	 */
	public function get(): ?array {
		return $this->draft;
	}

	/**
	 * Returns the live state of a record.
	 *
	 * @param string $key Its key.
	 */
	public function live( string $key ): ?Live_Record {
		// The draft does not change the record yet, so that reading it returns its live state.
		return array_key_exists( $key, $this->live ) ? $this->live[ $key ] : Live_Record::find( $key );
	}

	/**
	 * Removes a record from the cache of live states, so that it is read again.
	 *
	 * @param string $key Its key.
	 */
	public function forget( string $key ): void {
		unset( $this->live[ $key ] );
	}

	/**
	 * Returns the key of the draft's entry for a record: its file's, where it had no post when the draft first changed it.
	 *
	 * @param string $key The record's key, with its post's number in this request.
	 */
	public function entry_key( string $key ): string {
		foreach ( $this->draft['data']['entries'] as $name => $entry ) {
			// A person who resets a part and changes it again changes the same entry.
			if ( ! empty( $entry['removed'] ) && ( $entry['place'] ?? null ) === $key && ! str_starts_with( $key, 'wp_template/' ) ) {
				return (string) $name;
			}
		}
		list( $kind, $name ) = explode( '/', $key, 2 ) + array( 1 => '' );
		$post = ctype_digit( $name ) ? get_post( (int) $name ) : null;
		$file = $post ? "$kind/" . get_stylesheet() . "//$post->post_name" : $key;
		$live = $this->live[ $file ] ?? null;
		// The entry is the file's if the file still has no live post, or if this is the post that it has got meanwhile.
		$is_file = $live && ( ! $live->id || $live->key === $key );

		return $is_file ? $file : $key;
	}

	/**
	 * Describes the draft for the application; null for the live design.
	 *
	 * @return array{id: int, name: string, isProposal: bool}|null
	 */
	public function describe(): ?array {
		return $this->draft ? array(
			'id'         => $this->draft['id'],
			'name'       => $this->draft['name'],
			// Whether the person may only ask for its publication.
			'isProposal' => ! Proposers::may_publish(),
		) : null;
	}

	/**
	 * Adds a class to the page of a draft. Its style reserves space for the draft's mark before any script has run.
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
		// A person may get a capability here, which must not apply to the other screens of the dashboard.
		$is_design = is_admin() && 'admin.php' === Host_Screen::own_page() && Address::PAGE === $this->address->read( 'page' );
		if ( $is_design && 0 === $this->requested() && self::is_read() && Proposers::may_propose() ) {
			self::lead_to_proposal();
			return;
		}
		$is_own = is_admin() ? $is_design : '1' === $this->address->read( Public_Page::ARGUMENT );
		// People who may only propose get the capability on pages that only read.
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
	 * Returns whether the request only reads.
	 */
	private static function is_read(): bool {
		return in_array( $_SERVER['REQUEST_METHOD'] ?? '', array( 'GET', 'HEAD' ), true ) && ! wp_doing_ajax();
	}

	/**
	 * Redirects a user who may only propose to their last changed draft. Without one, Design's page offers to create it ({@see Proposal_Start}).
	 */
	private static function lead_to_proposal(): void {
		$id = Proposals::find_latest();
		if ( $id ) {
			wp_safe_redirect( add_query_arg( Address::DRAFT_ARGUMENT, $id ) );
			exit;
		}
	}

	/**
	 * Applies the draft to the rest of this request, once.
	 *
	 * @return WP_Error|null The reason why it cannot be applied.
	 */
	public function start(): ?WP_Error {
		return $this->overlay ? null : $this->enter( $this->requested() );
	}

	/**
	 * Applies a draft to the rest of a request that has none yet: from then on, Design's saves are stored in the draft.
	 *
	 * @param int $id Number of the draft.
	 * @return WP_Error|null The reason why it cannot be applied.
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
		// People who may only propose do not get other people's drafts.
		$problem = self::find_problem( $draft && Proposers::may_work_in( $draft ) ? $draft : null );
		if ( $problem ) {
			return $problem;
		}
		if ( $is_proposing ) {
			Proposers::grant();
		}
		// WordPress creates an empty record of styles on the first read. Once the draft is applied, no post can be inserted.
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
	 * Returns the reason why nobody can work on a draft; null where they can.
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
		// Records that were removed from the draft since get their live values.
		foreach ( array_keys( $entries + $this->live ) as $key ) {
			$live = $this->live[ $key ] ??= Live_Record::find( $key );
			if ( $live ) {
				$values[ $live->key ] = $live->overlay_entry( $entries[ $key ] ?? array() );
			}
		}

		return $values;
	}
}
