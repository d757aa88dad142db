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
	 * Query parameter that prevents the redirect of {@see Editor_Links} from the host's Site Editor.
	 */
	public const STAY_ARGUMENT = 'atelier_stay';

	/** Query parameter with the id of the current draft of the design. */
	public const DRAFT_ARGUMENT = 'atelier_draft';

	/**
	 * Parameters with the same meaning in old and new addresses (specification 2.1).
	 */
	private const KEPT_PARAMETERS = array( 'canvas', 'focusMode', 'categoryId', 'layout', 'activeView', 'quickEdit', 'isCustom', 'section', 'preview' );

	/**
	 * Returns the URL of a path in Design, with the previewed theme and the current draft.
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
		$draft = $this->requested_draft();
		if ( $draft ) {
			$arguments[ self::DRAFT_ARGUMENT ] = (string) $draft;
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
	 * Returns the path of this request; `/` without one.
	 */
	public function requested_path(): string {
		$path = $this->read_with_octets( 'p' );

		return '' === $path ? '/' : '/' . ltrim( $path, '/' );
	}

	/**
	 * Removes a parameter for the previewed theme that contains only white space or markup. WordPress would preview a theme without a name, and
	 * recurse until the memory limit.
	 */
	public function drop_empty_preview(): void {
		if ( isset( $_GET['wp_theme_preview'] ) && '' === $this->previewed_theme() ) {
			unset( $_GET['wp_theme_preview'], $_REQUEST['wp_theme_preview'] );
		}
	}

	/**
	 * Returns the stylesheet of the theme that this request previews; empty without one.
	 */
	public function previewed_theme(): string {
		return $this->read( 'wp_theme_preview' );
	}

	/**
	 * Returns the id of the draft that this request names; 0 for none.
	 */
	public function requested_draft(): int {
		$number = $this->read( self::DRAFT_ARGUMENT );

		return ctype_digit( $number ) && strlen( $number ) < 16 ? (int) $number : 0;
	}

	/**
	 * Returns a query parameter of this request as plain text.
	 *
	 * @param string $name Name of the parameter.
	 */
	public function read( string $name ): string {
		// Reading an address changes nothing.
		$value = $_GET[ $name ] ?? '';

		return is_string( $value ) ? sanitize_text_field( wp_unslash( $value ) ) : '';
	}

	/**
	 * A query parameter of this request that may name a record, as plain text. Slugs may be stored in octets, which WordPress takes out of
	 * plain text: those of titles in other scripts.
	 *
	 * @param string $name Name of the parameter.
	 */
	private function read_with_octets( string $name ): string {
		$value = $_GET[ $name ] ?? '';

		return is_string( $value ) ? wp_strip_all_tags( wp_check_invalid_utf8( wp_unslash( $value ) ), true ) : '';
	}

	/**
	 * Writes octets for a path of the application, whose router decodes them (`itemPath()` in `src/router/paths.ts`).
	 *
	 * @param string $text Path or id with octets.
	 */
	private static function escape_octets( string $text ): string {
		return str_replace( '%', '%25', $text );
	}

	/**
	 * The address of Design that an old address of a Site Editor means, or null when the request is not an old address.
	 *
	 * Old addresses have a `path`, or a `postType` with or without a `postId`.
	 */
	public function from_old_request(): ?string {
		if ( '' !== $this->read_with_octets( 'p' ) ) {
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
	 * Returns the address of Design with the path and the parameters of this request.
	 */
	public function from_request(): string {
		$query = $this->kept_parameters();
		foreach ( array( 'postType', 'postId' ) as $name ) {
			$value = $this->read_with_octets( $name );
			if ( '' !== $value ) {
				$query[ $name ] = $value;
			}
		}

		return $this->to_url( $this->requested_path(), $query );
	}

	/**
	 * Returns the target of the parameter `path` of an old address. Screens and records have the same path, unless the table of screens
	 * lists an old one.
	 *
	 * @return array{0: string, 1: array<string, string>}|null Path and query.
	 */
	private function target_of_old_path(): ?array {
		$path = $this->read_with_octets( 'path' );
		if ( '' === $path ) {
			return null;
		}
		$path = untrailingslashit( $path );
		if ( Screens::at( $path ) ) {
			return array( $path, array() );
		}
		$renamed = Screens::at_old_path( $path );
		if ( $renamed ) {
			return array( $renamed['path'], $renamed['records'][ $this->read( 'categoryType' ) ] ?? array() );
		}
		list( $type, $id ) = explode( '/', substr( $path, 1 ), 2 ) + array( '', '' );
		$screen            = str_starts_with( $path, '/' ) ? Screens::find_by_type( $type ) : array();
		if ( ! $screen ) {
			return array( '/', array() );
		}

		return in_array( $id, array( '', 'all' ), true ) ? array( $screen['path'], $screen['records'][ $type ] ) : array( self::escape_octets( $path ), array() );
	}

	/**
	 * Returns the target of the parameters `postType` and `postId` of an old address.
	 *
	 * @return array{0: string, 1: array<string, string>}|null Path and query.
	 */
	private function target_of_old_type(): ?array {
		$type   = $this->read( 'postType' );
		$screen = Screens::find_by_type( $type );
		if ( ! $screen ) {
			return null;
		}
		$id = self::escape_octets( $this->read_with_octets( 'postId' ) );

		return '' === $id ? array( $screen['path'], $screen['records'][ $type ] ) : array( "/$type/$id", array() );
	}

	/**
	 * Returns the parameters of this request with the same meaning in old and new addresses.
	 *
	 * @return array<string, string>
	 */
	private function kept_parameters(): array {
		$values = array();
		foreach ( self::KEPT_PARAMETERS as $name ) {
			$values[ $name ] = $this->read_with_octets( $name );
		}

		return array_filter( $values, static fn( string $value ): bool => '' !== $value );
	}
}
