<?php
/**
 * Task: counts the values of a group in the object cache of the tests (`e2e/drop-ins/object-cache.php`).
 *
 * @package Atelier
 */

namespace Atelier\Local;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the task.
 *
 * @param array{group: string} $arguments The group.
 * @return int Number of values; 0 without such a cache.
 */
return static fn( array $arguments ): int => count( (array) glob( WP_CONTENT_DIR . '/cache/objects/' . $arguments['group'] . '/*' ) );
