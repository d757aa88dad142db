<?php
/**
 * Refusal of a file.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

use RuntimeException;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Its message, for people, has the reason why a file is refused.
 */
final class Design_File_Problem extends RuntimeException {
	/**
	 * Makes the error for the response.
	 */
	public function to_error(): WP_Error {
		return new WP_Error( 'atelier_no_design', $this->getMessage(), array( 'status' => 400 ) );
	}
}
