<?php
/**
 * The page of Design before the first proposal.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\Page\Address;
use Atelier\Page\Admin_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Offers a user who may only propose to create a draft. Opening Design creates nothing: addresses are also opened by prefetching and by links in mails.
 */
final class Proposal_Start {
	private const ACTION = 'atelier_start_proposal';

	/**
	 * Builds the service.
	 *
	 * @param Address $address Addresses of Design.
	 */
	public function __construct( private readonly Address $address ) {}

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, array( $this, 'start' ) );
	}

	/**
	 * Returns whether the current user has to create a draft before they can use Design.
	 */
	public static function is_needed(): bool {
		// In a request of their draft, the user has the capability.
		return Proposers::may_propose() && ! current_user_can( Admin_Page::CAPABILITY );
	}

	/**
	 * Prints the page.
	 */
	public static function print_page(): void {
		$problem = Draft_Limits::find_problem_of_new();
		printf( '<div class="wrap"><h1>%s</h1>', esc_html__( 'Design', 'atelier' ) );
		printf( '<p>%s</p>', esc_html__( 'You can propose changes to the design. They are saved in a draft, and do not change the site until another user publishes the draft.', 'atelier' ) );
		if ( $problem ) {
			printf( '<div class="notice notice-error inline"><p>%s</p></div></div>', esc_html( $problem->get_error_message() ) );
			return;
		}
		printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( self::ACTION ) );
		wp_nonce_field( self::ACTION );
		submit_button( __( 'Create draft', 'atelier' ) );
		echo '</form></div>';
	}

	/**
	 * Creates a draft, and redirects to the requested screen in it.
	 */
	public function start(): void {
		check_admin_referer( self::ACTION );
		$problem = Proposers::may_propose() ? Draft_Limits::find_problem_of_new() : null;
		if ( $problem || ! Proposers::may_propose() ) {
			wp_die( esc_html( $problem ? $problem->get_error_message() : __( 'Sorry, you are not allowed to work on drafts of the design.', 'atelier' ) ), '', array( 'response' => $problem ? 409 : 403 ) );
		}
		/* translators: %s: name of a user. */
		$id = Draft_Table::add( Draft_Table::clean_name( sprintf( __( 'Proposal of %s', 'atelier' ), wp_get_current_user()->display_name ) ) );
		if ( ! $id ) {
			wp_die( esc_html__( 'The draft could not be created.', 'atelier' ), '', array( 'response' => 500 ) );
		}
		$requested = wp_get_referer();
		wp_safe_redirect( add_query_arg( Address::DRAFT_ARGUMENT, $id, $requested ? $requested : $this->address->to_url( '/' ) ) );
		exit;
	}
}
