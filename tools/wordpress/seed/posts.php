<?php
/**
 * Demo posts: with every status, several authors, featured images, categories and tags, a sticky one and one with a password.
 *
 * @package Atelier
 */

namespace Atelier\Local\Seed;

defined( 'ABSPATH' ) || exit;

/** Title, author, status, category, and days from today. */
const POSTS = array(
	array( 'A brand in one afternoon', 'admin', 'publish', 'Branding', -2 ),
	array( 'Colour that carries', 'editor', 'publish', 'Branding', -5 ),
	array( 'Notes on a quiet grid', 'author', 'publish', 'Layout', -9 ),
	array( 'Why we draw by hand', 'author', 'publish', 'Process', -14 ),
	array( 'Five questions before a website', 'editor', 'publish', 'Process', -21 ),
	array( 'A typeface for long reading', 'admin', 'publish', 'Type', -30 ),
	array( 'White space is not empty', 'editor', 'publish', 'Layout', -44 ),
	array( 'The smallest useful style guide', 'author', 'publish', 'Type', -60 ),
	array( 'Studio news for the spring', 'editor', 'future', 'News', 20 ),
	array( 'An open evening', 'admin', 'future', 'News', 45 ),
	array( 'On shadows', 'author', 'draft', 'Layout', -1 ),
	array( 'A letter to a young designer', 'admin', 'draft', 'Process', -3 ),
	array( 'Looking back at the year', 'contributor', 'pending', 'News', -4 ),
	array( 'Reading list', 'contributor', 'pending', 'Type', -6 ),
	array( 'What we charge, and why', 'admin', 'private', 'Process', -11 ),
	array( 'An announcement that was withdrawn', 'editor', 'trash', 'News', -13 ),
);

/**
 * Creates the posts.
 *
 * @param array<string, int> $users  Ids by login name.
 * @param int[]              $images Attachments' ids.
 */
function posts( array $users, array $images ): void {
	require_once ABSPATH . 'wp-admin/includes/taxonomy.php';
	foreach ( POSTS as $index => list( $title, $author, $status, $category, $days ) ) {
		$key = 'post-' . sanitize_title( $title );
		if ( find( $key ) ) {
			continue;
		}
		$date = time() + $days * DAY_IN_SECONDS;
		$id   = upsert(
			$key,
			array(
				'post_title'    => $title,
				'post_author'   => $users[ $author ],
				'post_status'   => $status,
				'post_date'     => wp_date( 'Y-m-d H:i:s', $date ),
				'post_date_gmt' => gmdate( 'Y-m-d H:i:s', $date ),
				'post_category' => array( wp_create_category( $category ) ),
				'tags_input'    => array( 'studio', 0 === $index % 2 ? 'craft' : 'notes' ),
				'post_excerpt'  => 0 === $index % 3 ? 'A short word before the long one.' : '',
				'post_content'  => paragraphs(
					'Good work looks as if it had been easy. It was not: somebody left things out until nothing more could go.',
					'This post belongs to the demo content. Change it as you like; <code>npm start -- --reset</code> brings it back.'
				) . "\n\n" . heading( 'What stays' ) . "\n\n" . paragraphs( 'What stays is what people came for.' ),
				'post_password' => 'Reading list' === $title ? 'paper' : '',
			)
		);
		set_post_thumbnail( $id, $images[ $index % count( $images ) ] );
		if ( 0 === $index ) {
			stick_post( $id );
		}
	}
}
