<?php
/**
 * Demo images: our own drawings, in the media library.
 *
 * @package Atelier
 */

namespace Atelier\Local\Seed;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the images to the media library.
 *
 * @return int[] The attachments' ids.
 */
function images(): array {
	$descriptions = array(
		'dawn'   => 'Hills in the colours of dawn',
		'fjord'  => 'A blue fjord between mountains',
		'meadow' => 'Green meadows',
		'dusk'   => 'Violet hills at dusk',
		'dune'   => 'Dunes of sand',
		'pine'   => 'A forest of pines in mist',
	);
	$ids          = array();
	foreach ( $descriptions as $name => $description ) {
		$key = 'image-' . $name;
		$id  = find( $key );
		if ( ! $id ) {
			// The upload is moved, so WordPress gets a copy.
			$copy = wp_tempnam( $name . '.jpg' );
			copy( __DIR__ . '/images/' . $name . '.jpg', $copy );
			$id = checked(
				media_handle_sideload(
					array(
						'name'     => $name . '.jpg',
						'tmp_name' => $copy,
					),
					0,
					$description
				)
			);
			update_post_meta( $id, '_wp_attachment_image_alt', $description );
			update_post_meta( $id, KEY, $key );
		}
		$ids[] = $id;
	}
	return $ids;
}
