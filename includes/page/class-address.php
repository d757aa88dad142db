<?php
/**
 * Addresses of Design.
 *
 * @package Atelier
 */

namespace Atelier\Page;

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
	 * Parameters that mean the same in old and new addresses (specification 2.1).
	 */
	private const KEPT_PARAMETERS = array( 'canvas', 'focusMode', 'categoryId', 'layout', 'activeView', 'quickEdit', 'isCustom', 'section', 'preview' );

	/**
	 * Paths that mean the same in old and new addresses: screens, and records with their id.
	 */
	private const CURRENT_PATH = '#^/(?:(?:identity|fonts|stylebook|pattern|template|page|post)|(?:page|post|wp_block|wp_navigation|wp_template|wp_template_part)/.+)$#';

	/**
	 * Returns the URL of a path in Design. It keeps the theme that is being previewed.
	 *
	 * @param string                $path  Path of the application, for example `/page/12`.
	 * @param array<string, string> $query Further query parameters.
	 */
	public function to_url( string $path = '/', array $query = array() ): string {
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
	 * Returns the URL of the same path in the host's own Site Editor.
	 *
	 * @param string $path Path of the application.
	 */
	public function to_host_url( string $path = '/' ): string {
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
	 * Drops a parameter for the previewed theme that holds blanks or markup alone. WordPress takes it for a preview of no theme, and asks
	 * itself for the theme until its memory ends.
	 */
	public function drop_empty_preview(): void {
		if ( isset( $_GET['wp_theme_preview'] ) && '' === $this->previewed_theme() ) {
			unset( $_GET['wp_theme_preview'], $_REQUEST['wp_theme_preview'] );
		}
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
		// Reading an address changes nothing.
		$value = $_GET[ $name ] ?? '';

		return is_string( $value ) ? sanitize_text_field( wp_unslash( $value ) ) : '';
	}

	/**
	 * The address of Design that an old address of a Site Editor means, or null when the request is not an old address.
	 *
	 * Old addresses name a `path`, or a `postType` with or without a `postId`.
	 */
	public function from_old_request(): ?string {
		if ( '' !== $this->read( 'p' ) ) {
			return null;
		}
		$target = $this->target_of_old_path() ?? $this->target_of_old_type();
		if ( null === $target ) {
			return null;
		}
		list( $path, $query ) = $target;

		return $this->to_url( $path, array_merge( $this->kept_parameters(), $query ) );
	}

	/**
	 * The address of Design at the path and with the parameters of this request.
	 */
	public function from_request(): string {
		$query = $this->kept_parameters();
		foreach ( array( 'postType', 'postId' ) as $name ) {
			$value = $this->read( $name );
			if ( '' !== $value ) {
				$query[ $name ] = $value;
			}
		}

		return $this->to_url( $this->requested_path(), $query );
	}

	/**
	 * Where the parameter `path` of an old address leads.
	 *
	 * @return array{0: string, 1: array<string, string>}|null Path and query.
	 */
	private function target_of_old_path(): ?array {
		$path = $this->read( 'path' );
		if ( '' === $path ) {
			return null;
		}
		$parts = array( 'postType' => 'wp_template_part' );
		$known = array(
			'/wp_global_styles'     => array( '/styles', array() ),
			'/styles'               => array( '/styles', array() ),
			'/wp_template'          => array( '/template', array() ),
			'/wp_template/all'      => array( '/template', array() ),
			'/wp_template_part'     => array( '/pattern', $parts ),
			'/wp_template_part/all' => array( '/pattern', $parts ),
			'/patterns'             => array( '/pattern', $this->pattern_parameters() ),
			'/navigation'           => array( '/navigation', array() ),
			'/wp_navigation'        => array( '/navigation', array() ),
			'/pages'                => array( '/page', array() ),
		);
		$path  = untrailingslashit( $path );

		return $known[ $path ] ?? array( 1 === preg_match( self::CURRENT_PATH, $path ) ? $path : '/', array() );
	}

	/**
	 * Where the parameters `postType` and `postId` of an old address lead.
	 *
	 * @return array{0: string, 1: array<string, string>}|null Path and query.
	 */
	private function target_of_old_type(): ?array {
		$lists = array(
			'wp_navigation'    => array( '/navigation', array() ),
			'page'             => array( '/page', array() ),
			'post'             => array( '/post', array() ),
			'wp_template'      => array( '/template', array() ),
			'wp_block'         => array( '/pattern', array() ),
			'wp_template_part' => array( '/pattern', array( 'postType' => 'wp_template_part' ) ),
		);
		$type  = $this->read( 'postType' );
		if ( ! isset( $lists[ $type ] ) ) {
			return null;
		}
		$id = $this->read( 'postId' );

		return '' === $id ? $lists[ $type ] : array( "/$type/$id", array() );
	}

	/**
	 * Returns the new parameters for an old address of the patterns.
	 *
	 * @return array<string, string>
	 */
	private function pattern_parameters(): array {
		return array_filter(
			array(
				'postType' => 'wp_template_part' === $this->read( 'categoryType' ) ? 'wp_template_part' : '',
			)
		);
	}

	/**
	 * Parameters of this request that mean the same in old and new addresses.
	 *
	 * @return array<string, string>
	 */
	private function kept_parameters(): array {
		$values = array();
		foreach ( self::KEPT_PARAMETERS as $name ) {
			$values[ $name ] = $this->read( $name );
		}

		return array_filter( $values, static fn( string $value ): bool => '' !== $value );
	}
}
