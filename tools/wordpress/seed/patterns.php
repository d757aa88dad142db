<?php
/**
 * Demo patterns of the user, in three categories, synced and not synced.
 *
 * @package Atelier
 */

namespace Atelier\Local\Seed;

defined( 'ABSPATH' ) || exit;

/** Title, category, whether it is synced, and its blocks. */
const PATTERNS = array(
	array(
		'Studio greeting',
		'Greetings',
		true,
		'<!-- wp:group {"style":{"spacing":{"padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"}}},"layout":{"type":"constrained"}} -->'
		. '<div class="wp-block-group" style="padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)">'
		. '<!-- wp:heading {"textAlign":"center"} --><h2 class="wp-block-heading has-text-align-center">Hello from the studio</h2><!-- /wp:heading -->'
		. '<!-- wp:paragraph {"align":"center"} --><p class="has-text-align-center">We design brands and websites for people who care.</p><!-- /wp:paragraph --></div><!-- /wp:group -->',
	),
	array(
		'Short welcome',
		'Greetings',
		false,
		'<!-- wp:paragraph {"fontSize":"large"} --><p class="has-large-font-size">Welcome. Sit down, look around.</p><!-- /wp:paragraph -->',
	),
	array(
		'Call us',
		'Calls to action',
		true,
		'<!-- wp:buttons {"layout":{"type":"flex","justifyContent":"center"}} --><div class="wp-block-buttons"><!-- wp:button -->'
		. '<div class="wp-block-button"><a class="wp-block-button__link wp-element-button">Call us</a></div><!-- /wp:button --></div><!-- /wp:buttons -->',
	),
	array(
		'Newsletter line',
		'Calls to action',
		false,
		'<!-- wp:separator --><hr class="wp-block-separator has-alpha-channel-opacity"/><!-- /wp:separator -->'
		. '<!-- wp:paragraph --><p>One letter a month, no more: leave your address at the front desk.</p><!-- /wp:paragraph -->',
	),
	array(
		'Two columns of work',
		'Work',
		false,
		'<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column"><!-- wp:heading {"level":3} -->'
		. '<h3 class="wp-block-heading">Branding</h3><!-- /wp:heading --><!-- wp:paragraph --><p>Names, marks, colours.</p><!-- /wp:paragraph --></div>'
		. '<!-- /wp:column --><!-- wp:column --><div class="wp-block-column"><!-- wp:heading {"level":3} --><h3 class="wp-block-heading">Websites</h3>'
		. '<!-- /wp:heading --><!-- wp:paragraph --><p>Pages that load at once.</p><!-- /wp:paragraph --></div><!-- /wp:column --></div><!-- /wp:columns -->',
	),
	array(
		'Client’s words',
		'Work',
		true,
		'<!-- wp:quote --><blockquote class="wp-block-quote"><!-- wp:paragraph --><p>They left out everything that we did not need.</p>'
		. '<!-- /wp:paragraph --><cite>A client</cite></blockquote><!-- /wp:quote -->',
	),
	array(
		'Signature',
		null,
		true,
		'<!-- wp:paragraph {"align":"right"} --><p class="has-text-align-right"><em>The studio</em></p><!-- /wp:paragraph -->',
	),
);

/**
 * Creates the patterns.
 *
 * @param array<string, int> $users Ids by login name.
 */
function patterns( array $users ): void {
	foreach ( PATTERNS as $index => list( $title, $category, $is_synced, $content ) ) {
		$key = 'pattern-' . sanitize_title( $title );
		if ( find( $key ) ) {
			continue;
		}
		$id = upsert(
			$key,
			array(
				'post_type'    => 'wp_block',
				'post_title'   => $title,
				'post_content' => $content,
				'post_author'  => 0 === $index % 2 ? $users['admin'] : $users['editor'],
			)
		);
		if ( ! $is_synced ) {
			update_post_meta( $id, 'wp_pattern_sync_status', 'unsynced' );
		}
		if ( $category ) {
			$term = term_exists( $category, 'wp_pattern_category' );
			$term = $term ? $term : checked( wp_insert_term( $category, 'wp_pattern_category' ) );
			wp_set_object_terms( $id, array( (int) $term['term_id'] ), 'wp_pattern_category' );
		}
	}
}
