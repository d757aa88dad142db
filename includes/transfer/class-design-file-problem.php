<?php
/**
 * A file that is no design.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

use RuntimeException;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Says in words for people why a file is refused as a whole.
 */
final class Design_File_Problem extends RuntimeException {
	/**
	 * The error of the answer.
	 */
	public function to_error(): WP_Error {
		return new WP_Error( 'atelier_no_design', $this->getMessage(), array( 'status' => 400 ) );
	}
}
