<?php
/**
 * Plugin Name: Leads away
 * Description: For tests: a page with links that a preview must not follow, and pages that lead on, fail, or refuse a frame.
 * Version:     1.0.0
 * License:     GPL-2.0-or-later
 *
 * @package Leads_Away
 */

add_action(
	'template_redirect',
	static function (): void {
		$away = isset( $_GET['leads_away'] ) ? sanitize_key( wp_unslash( $_GET['leads_away'] ) ) : '';
		switch ( $away ) {
			case 'within':
				wp_safe_redirect( home_url( '/about' ) );
				exit;
			case 'abroad':
				wp_redirect( 'https://elsewhere.test/' );
				exit;
			case 'login':
				wp_safe_redirect( wp_login_url() );
				exit;
			case 'circle':
				wp_safe_redirect( add_query_arg( 'leads_away', 'circle', home_url( '/' ) ) );
				exit;
			case 'failure':
				if ( ! get_option( 'leads_away_failed' ) ) {
					update_option( 'leads_away_failed', '1' );
					wp_die( 'It fails once.', '', array( 'response' => 500 ) );
				}
				break;
			case 'denied':
				header( 'X-Frame-Options: DENY' );
				break;
		}
	},
	-1
);

add_filter(
	'the_content',
	static function ( string $content ): string {
		$links = array(
			'Log out'     => wp_logout_url(),
			'Add to cart' => home_url( '/?add-to-cart=7' ),
			'Remove'      => wp_nonce_url( home_url( '/?remove=7' ), 'remove' ),
			'Dashboard'   => admin_url(),
			'Plan'        => home_url( '/wp-content/plan.pdf' ),
			'Write'       => 'mailto:ada@site.test',
			'Elsewhere'   => 'https://elsewhere.test/',
		);
		$items = '';
		foreach ( $links as $text => $url ) {
			$items .= sprintf( '<li><a href="%s">%s</a></li>', esc_url( $url ), esc_html( $text ) );
		}

		return $content . "<ul>$items</ul><form method='post'><button>Send</button></form><img data-src='slider.jpg' alt=''>";
	}
);
