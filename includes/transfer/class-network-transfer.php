<?php
/**
 * Designs on the sites of a network.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

use Atelier\Health\Loopback;
use Atelier\Writes\Design_Request;
use WP_Error;
use WP_REST_Response;
use WP_Site;

defined( 'ABSPATH' ) || exit;

/**
 * Calls the routes of other sites of a network that compare and import a design, and undo imports: the site's theme and plugins, and the rights
 * of the person there apply.
 */
final class Network_Transfer {
	private const MAX_SITES = 200;

	/** Seconds to wait, since a site may install fonts and write hundreds of records. */
	private const TIMEOUT = 120;

	/** Characters of a file's name that are replaced. */
	private const NAME = '/[^A-Za-z0-9._ -]/';

	/**
	 * Builds the service.
	 *
	 * @param Loopback $loopback Sends requests to sites.
	 */
	public function __construct( private readonly Loopback $loopback ) {}

	/**
	 * Returns whether the current person may import into other sites.
	 */
	public static function may_import(): bool {
		return is_multisite() && current_user_can( 'manage_sites' ) && Transfer_Rights::may_import();
	}

	/**
	 * Lists the other sites.
	 *
	 * @return list<array{id: int, name: string, url: string, admin: string}>
	 */
	public static function list_sites(): array {
		$sites = get_sites(
			array(
				'number'       => self::MAX_SITES,
				'site__not_in' => array( get_current_blog_id() ),
				'archived'     => 0,
				'spam'         => 0,
				'deleted'      => 0,
				'orderby'      => 'id',
			)
		);

		return array_map(
			static fn( WP_Site $site ): array => array(
				'id'    => (int) $site->blog_id,
				'name'  => wp_specialchars_decode( (string) $site->blogname, ENT_QUOTES ),
				'url'   => (string) $site->home,
				'admin' => get_admin_url( (int) $site->blog_id, 'admin.php' ),
			),
			$sites
		);
	}

	/**
	 * Sends a request to a site.
	 *
	 * @param int                   $site   Number of the site.
	 * @param string                $path   End of the route, after `transfer/`.
	 * @param array<string, string> $fields Fields of the form.
	 * @param array|null            $file   The file that was uploaded here; null for none.
	 * @return WP_REST_Response|WP_Error The site's response.
	 */
	public function send( int $site, string $path, array $fields, ?array $file ) {
		if ( ! in_array( $site, array_column( self::list_sites(), 'id' ), true ) ) {
			return new WP_Error( 'atelier_no_site', __( 'There is no such site.', 'atelier' ), array( 'status' => 404 ) );
		}
		$boundary = wp_generate_password( 24, false );
		$headers  = array(
			'Content-Type'                => "multipart/form-data; boundary=$boundary",
			Design_Request::CLIENT_HEADER => '1',
		);
		$answer   = $this->loopback->send( get_rest_url( $site, "atelier/v1/transfer/$path" ), 'POST', $headers, self::make_form( $boundary, $fields, $file ), self::TIMEOUT );
		$body     = json_decode( $answer->body, true );
		if ( 404 === $answer->status && 'rest_no_route' === ( $body['code'] ?? '' ) ) {
			return new WP_Error( 'atelier_not_there', __( 'Atelier is not active on this site.', 'atelier' ), array( 'status' => 409 ) );
		}
		if ( ! is_array( $body ) || 0 === $answer->status ) {
			/* translators: %s: why, or a number: the answer of a server. */
			return new WP_Error( 'atelier_site_unreachable', sprintf( __( 'The site did not answer: %s. Nothing is known of what it did; look there before you do it again.', 'atelier' ), $answer->status ? (string) $answer->status : $answer->body ), array( 'status' => 502 ) );
		}

		return $answer->status < 400 ? new WP_REST_Response( $body, $answer->status ) : new WP_Error( (string) ( $body['code'] ?? 'atelier_refused' ), (string) ( $body['message'] ?? '' ), array( 'status' => $answer->status ) );
	}

	/**
	 * Encodes a form with a file as a browser does.
	 *
	 * @param string                $boundary Separator of its fields.
	 * @param array<string, string> $fields   Its fields.
	 * @param array|null            $file     The file; null for none.
	 */
	private static function make_form( string $boundary, array $fields, ?array $file ): string {
		$form = '';
		foreach ( $fields as $name => $value ) {
			$form .= "--$boundary\r\nContent-Disposition: form-data; name=\"$name\"\r\n\r\n$value\r\n";
		}
		if ( $file ) {
			$name  = preg_replace( self::NAME, '-', (string) $file['name'] );
			$form .= "--$boundary\r\nContent-Disposition: form-data; name=\"file\"; filename=\"$name\"\r\nContent-Type: application/zip\r\n\r\n" . file_get_contents( $file['tmp_name'] ) . "\r\n";
		}

		return "$form--$boundary--\r\n";
	}
}
