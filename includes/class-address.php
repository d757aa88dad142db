<?php
/**
 * Addresses of Design.
 *
 * @package Atelier
 */

namespace Atelier;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Builds and reads addresses of the form `admin.php?page=atelier&p=/…`.
 */
final class Address {

	public const PAGE = 'atelier';

	/**
	 * Query parameter that keeps a link to the host's Site Editor there, whatever the option of Editor_Links says.
	 */
	public const STAY_ARGUMENT = 'atelier_stay';

	/**
	 * The address of a path in Design. The theme that is being previewed stays in it.
	 *
	 * @param string                $path  Path of the application, for example `/page/12`.
	 * @param array<string, string> $query Further query parameters.
	 */
	public function of( string $path = '/', array $query = array() ): string {
		$arguments = array( 'page' => self::PAGE );
		if ( '/' !== $path ) {
			$arguments['p'] = $path;
		}
		$preview = $this->previewed_theme();
		if ( '' !== $preview ) {
			$arguments['wp_theme_preview'] = $preview;
		}

		return add_query_arg( array_map( 'rawurlencode', array_merge( $arguments, $query ) ), admin_url( 'admin.php' ) );
	}

	/**
	 * The same place in the host's own Site Editor.
	 *
	 * @param string $path Path of the application.
	 */
	public function of_host( string $path = '/' ): string {
		$arguments = array(
			'p'                 => $path,
			self::STAY_ARGUMENT => '1',
		);
		$preview   = $this->previewed_theme();
		if ( '' !== $preview ) {
			$arguments['wp_theme_preview'] = $preview;
		}

		return add_query_arg( array_map( 'rawurlencode', $arguments ), admin_url( 'site-editor.php' ) );
	}

	/**
	 * The path that this request asks for; `/` without one.
	 */
	public function requested_path(): string {
		$path = $this->read( 'p' );

		return '' === $path ? '/' : '/' . ltrim( $path, '/' );
	}

	/**
	 * The stylesheet of the theme that this request previews; empty without one.
	 */
	public function previewed_theme(): string {
		return $this->read( 'wp_theme_preview' );
	}

	/**
	 * A query parameter of this request as plain text.
	 *
	 * @param string $name Name of the parameter.
	 */
	public function read( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Reading an address changes nothing.
		$value = $_GET[ $name ] ?? '';

		return is_string( $value ) ? sanitize_text_field( wp_unslash( $value ) ) : '';
	}

	/**
	 * The path of Design that an old address of a Site Editor means, or null when the request is not an old address.
	 *
	 * Old addresses name a `path`, or a `postType` with or without a `postId` (issue 3, point 1).
	 */
	public function from_old_request(): ?string {
		if ( '' !== $this->read( 'p' ) ) {
			return null;
		}
		$by_path = array(
			'/wp_global_styles'     => '/styles',
			'/wp_template_part/all' => '/pattern?postType=wp_template_part',
			'/wp_template/all'      => '/template',
			'/wp_template'          => '/template',
			'/patterns'             => '/pattern',
			'/navigation'           => '/navigation',
			'/page'                 => '/page',
			'/pages'                => '/page',
		);
		$path    = $this->read( 'path' );
		if ( '' !== $path ) {
			return $by_path[ $path ] ?? '/';
		}

		$type = $this->read( 'postType' );
		if ( '' === $type ) {
			return null;
		}
		$lists = array(
			'wp_navigation'    => '/navigation',
			'page'             => '/page',
			'post'             => '/post',
			'wp_template'      => '/template',
			'wp_block'         => '/pattern',
			'wp_template_part' => '/pattern?postType=wp_template_part',
		);
		if ( ! isset( $lists[ $type ] ) ) {
			return null;
		}
		$id = $this->read( 'postId' );

		return '' === $id ? $lists[ $type ] : "/$type/$id";
	}
}
