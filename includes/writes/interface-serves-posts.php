<?php
/**
 * Routes of records that are posts.
 *
 * @package Atelier
 */

namespace Atelier\Writes;

defined( 'ABSPATH' ) || exit;

/**
 * Marks a REST controller of Design whose records are posts: their changes are compared and locked like those of WordPress's posts.
 */
interface Serves_Posts {}
