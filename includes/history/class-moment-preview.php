<?php
/**
 * Previews of the site at a moment.
 *
 * @package Atelier
 */

namespace Atelier\History;

use Atelier\Overlay\Design_Overlay;
use Atelier\Page\Address;
use Atelier\Page\Admin_Page;
use Atelier\Public_Page\Public_Page;
use Atelier\Writes\Unreadable_Database;

defined( 'ABSPATH' ) || exit;

/**
 * Applies the design of a moment to a page in the preview's frame, for people who may edit the design. Where that is impossible, it shows an
 * error, and never the live design.
 */
final class Moment_Preview {
	/** Query parameter with the moment's id. */
	public const ARGUMENT = 'atelier_moment';

	/** Query parameter with the nonce, and the nonce's action. */
	public const NONCE = 'atelier_moment_nonce';

	/**
	 * Builds the service.
	 *
	 * @param Address     $address Addresses of Design.
	 * @param Past_Design $past    Reads the design of a moment.
	 */
	public function __construct( private readonly Address $address, private readonly Past_Design $past ) {}

	/**
	 * Adds the hook. On `wp_loaded` the types are registered, the person is known, and nothing of the page is read yet.
	 */
	public function register(): void {
		add_action( 'wp_loaded', array( $this, 'start' ), 0 );
	}

	/**
	 * Creates a nonce for the current person.
	 */
	public static function make_nonce(): string {
		return wp_create_nonce( self::NONCE );
	}

	/**
	 * Applies the design of a moment to this request, if the request names one.
	 */
	public function start(): void {
		$at = is_admin() || '1' !== $this->address->read( Public_Page::ARGUMENT ) ? '' : $this->address->read( self::ARGUMENT );
		if ( '' === $at ) {
			return;
		}
		if ( ! current_user_can( Admin_Page::CAPABILITY ) || ! wp_verify_nonce( $this->address->read( self::NONCE ), self::NONCE ) ) {
			self::refuse( __( 'This preview is out of date. Open the history again.', 'atelier' ), 403 );
		}
		try {
			$moment = Past_Design::open( $at );
			if ( ! $moment ) {
				self::refuse( __( 'This moment is not there any more.', 'atelier' ), 404 );
			}
			( new Design_Overlay( $this->read( $moment ) ) )->start();
		} catch ( Unreadable_Database $problem ) {
			self::refuse( $problem->to_error()->get_error_message(), 503 );
		}
		add_action( 'wp_head', static fn() => printf( '<meta name="%s" content="%s">', 'atelier-moment', esc_attr( $at ) ), 0 );
	}

	/**
	 * Reads the values that were different at a moment.
	 *
	 * @param array $moment Result of {@see Past_Design::open()}.
	 * @return array<string, mixed> Values by key.
	 */
	private function read( array $moment ): array {
		$states = array_filter(
			$this->past->find_states( $moment ),
			static fn( array $state ): bool => Record_States::NOT_KEPT !== $state['is'] && ! ( Record_States::CURRENT === $state['is'] && 0 === $state['record']['deleted'] )
		);
		$values = array();
		foreach ( Past_Design::read_values( $states ) as $key => $value ) {
			$record         = $states[ $key ]['record'];
			$values[ $key ] = $value + ( $record['deleted'] ? array_intersect_key( $record, array_flip( array( 'slug', 'kind' ) ) ) + ( $record['lost'] ?? array() ) : array() );
		}
		foreach ( $states as $key => $state ) {
			// Patterns and menus that were created later are not hidden: pages, which are not part of the design, may use them.
			$is_hidden = Record_States::ABSENT === $state['is'] && 0 === $state['record']['deleted'] && in_array( $state['record']['kind'], array( 'wp_template', 'wp_template_part' ), true );
			if ( $is_hidden ) {
				$values[ $key ] = null;
			}
		}

		return $values + $this->past->find_settings( $moment );
	}

	/**
	 * Answers with a message instead of the page.
	 *
	 * @param string $message Describes the problem.
	 * @param int    $status  HTTP status.
	 */
	private static function refuse( string $message, int $status ): never {
		wp_die( esc_html( $message ), '', array( 'response' => $status ) ); // Ends the request.
		exit;
	}
}
