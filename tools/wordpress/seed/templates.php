<?php
/**
 * A demo template of the user for the active theme.
 *
 * @package Atelier
 */

namespace Atelier\Local\Seed;

defined( 'ABSPATH' ) || exit;

/** Creates the template. */
function templates(): void {
	$key = 'template-wide-page';
	if ( find( $key ) || ! wp_is_block_theme() ) {
		return;
	}
	$id = upsert(
		$key,
		array(
			'post_type'    => 'wp_template',
			'post_title'   => 'Wide page',
			'post_name'    => 'wide-page',
			'post_excerpt' => 'A page whose content takes the whole width.',
			'post_content' => '<!-- wp:template-part {"slug":"header"} /-->' . "\n\n"
				. '<!-- wp:group {"tagName":"main","align":"full","layout":{"type":"default"}} --><main class="wp-block-group alignfull">'
				. '<!-- wp:post-title {"level":1} /--><!-- wp:post-content {"layout":{"type":"default"}} /--></main><!-- /wp:group -->' . "\n\n"
				. '<!-- wp:template-part {"slug":"footer"} /-->',
		)
	);
	wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
}
