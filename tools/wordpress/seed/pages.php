<?php
/**
 * Demo pages: a tree three levels deep, and one page in each other status.
 *
 * @package Atelier
 */

namespace Atelier\Local\Seed;

defined( 'ABSPATH' ) || exit;

/** The tree: titles, each with the pages below it. */
const PAGES = array(
	'About'    => array(
		'Team'    => array(
			'Designers'  => array(),
			'Developers' => array(),
		),
		'History' => array(),
	),
	'Services' => array(
		'Branding' => array(
			'Logo design' => array(),
			'Style guide' => array(),
		),
		'Websites' => array(
			'Shops'      => array(),
			'Portfolios' => array(),
		),
		'Support'  => array(),
	),
	'Journal'  => array(),
	'Contact'  => array(
		'Directions' => array(),
	),
);

/**
 * Creates the pages.
 *
 * @param array<string, int> $users  Ids by login name.
 * @param int[]              $images Attachments' ids.
 */
function pages( array $users, array $images ): void {
	page_level( PAGES, 0, $users, $images );

	$others = array(
		'draft'   => 'Prices',
		'pending' => 'Terms',
		'private' => 'Notes for the team',
		'future'  => 'Summer workshop',
		'trash'   => 'Old imprint',
	);
	foreach ( $others as $status => $title ) {
		upsert(
			'page-' . $status,
			array(
				'post_type'    => 'page',
				'post_title'   => $title,
				'post_content' => paragraphs( "This page is here as an example of the status “{$status}”." ),
				'post_status'  => $status,
				'post_author'  => $users['editor'],
			) + ( 'future' === $status ? array( 'post_date' => gmdate( 'Y-m-d 09:00:00', time() + 60 * DAY_IN_SECONDS ) ) : array() )
		);
	}
}

/**
 * Creates the pages of one level and those below.
 *
 * @param array              $level  As in `PAGES`.
 * @param int                $parent The page above, or 0.
 * @param array<string, int> $users  Ids by login name.
 * @param int[]              $images Attachments' ids.
 */
function page_level( array $level, int $parent, array $users, array $images ): void {
	$order = 0;
	foreach ( $level as $title => $below ) {
		$key = 'page-' . sanitize_title( $title );
		$new = ! find( $key );
		$id  = upsert(
			$key,
			array(
				'post_type'    => 'page',
				'post_title'   => $title,
				'post_parent'  => $parent,
				'menu_order'   => $order++,
				'post_author'  => 0 === $order % 2 ? $users['editor'] : $users['admin'],
				'post_content' => paragraphs(
					"Welcome to “{$title}”. This page belongs to the demo content of a small studio that designs brands and websites."
				) . "\n\n" . heading( 'How we work' ) . "\n\n" . paragraphs(
					'We listen first, draw second, and build third. Each step ends with something that you can look at and say no to.',
					'Most of what we make fits on one page, and so does our way of working.'
				),
			)
		);
		if ( $new && 0 === $parent ) {
			set_post_thumbnail( $id, $images[ $order % count( $images ) ] );
		}
		page_level( $below, $id, $users, $images );
	}
}
