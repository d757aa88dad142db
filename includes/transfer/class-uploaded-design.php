<?php
/**
 * Uploaded files of designs.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the file of a request; the error of a missing one has a message for people.
 */
final class Uploaded_Design {
	/** Name of the file's field. */
	private const NAME = 'file';

	private const MAX_NAME = 100;

	/**
	 * Finds the file.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return array{tmp_name: string, name: string}|WP_Error
	 */
	public static function find( WP_REST_Request $request ) {
		$file  = $request->get_file_params()[ self::NAME ] ?? null;
		$error = is_array( $file ) ? $file['error'] ?? UPLOAD_ERR_NO_FILE : UPLOAD_ERR_NO_FILE;
		if ( UPLOAD_ERR_INI_SIZE === $error || UPLOAD_ERR_FORM_SIZE === $error ) {
			/* translators: %s: a size, for example "2 MB". */
			return new WP_Error( 'atelier_file_too_large', sprintf( __( 'The file is larger than this server takes: %s.', 'atelier' ), (string) size_format( wp_max_upload_size() ) ), array( 'status' => 413 ) );
		}
		if ( UPLOAD_ERR_OK !== $error || ! is_string( $file['tmp_name'] ?? null ) || ! is_uploaded_file( $file['tmp_name'] ) ) {
			return new WP_Error( 'atelier_no_file', __( 'No file arrived. It may be larger than this server takes.', 'atelier' ), array( 'status' => 400 ) );
		}

		return array(
			'tmp_name' => $file['tmp_name'],
			'name'     => mb_substr( sanitize_file_name( is_string( $file['name'] ?? null ) ? $file['name'] : '' ), 0, self::MAX_NAME ),
		);
	}
}
