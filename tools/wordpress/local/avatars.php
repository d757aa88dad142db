<?php
/**
 * Avatars without a network: a disc with the person's initials.
 *
 * @package Atelier
 */

namespace Atelier\Local;

use WP_Comment;
use WP_Post;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** The query parameter that requests an avatar. */
const AVATAR = 'atelier-avatar';

/**
 * Draws an avatar.
 *
 * @param string $name A person's name.
 * @return string SVG.
 */
function draw_avatar( string $name ): string {
	$words    = preg_split( '/\s+/', trim( $name ), -1, PREG_SPLIT_NO_EMPTY );
	$words    = $words ? $words : array( '?' );
	$initials = mb_substr( $words[0], 0, 1 ) . ( count( $words ) > 1 ? mb_substr( end( $words ), 0, 1 ) : '' );
	$hue      = crc32( $name ) % 360;

	return sprintf(
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="hsl(%d 45%% 38%%)"/>'
		. '<text x="48" y="62" font-family="sans-serif" font-size="40" fill="#fff" text-anchor="middle">%s</text></svg>',
		$hue,
		htmlspecialchars( mb_strtoupper( $initials ), ENT_XML1 )
	);
}

/**
 * Returns the name of the person for whom WordPress requests an avatar.
 *
 * @param mixed $subject A user, a user's id, a post, a comment or an address.
 */
function avatar_name( $subject ): string {
	if ( $subject instanceof WP_Comment ) {
		return $subject->comment_author;
	}
	if ( $subject instanceof WP_Post ) {
		$subject = (int) $subject->post_author;
	}
	$user = match ( true ) {
		$subject instanceof WP_User => $subject,
		is_numeric( $subject )      => get_userdata( (int) $subject ),
		default                     => get_user_by( 'email', (string) $subject ),
	};
	return $user ? $user->display_name : '?';
}

if ( isset( $_GET[ AVATAR ] ) && is_string( $_GET[ AVATAR ] ) ) {
	header( 'Content-Type: image/svg+xml' );
	header( 'Cache-Control: public, max-age=31536000, immutable' );
	echo draw_avatar( stripslashes( $_GET[ AVATAR ] ) );
	exit;
}

add_filter(
	'pre_get_avatar_data',
	static function ( array $data, $subject ): array {
		$data['url']          = home_url( '/?' . AVATAR . '=' . rawurlencode( avatar_name( $subject ) ) );
		$data['found_avatar'] = true;
		return $data;
	},
	10,
	2
);
