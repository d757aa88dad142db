<?php
/**
 * Screens of the dashboard's menu.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Page\Dashboard_Menu;

$read = static fn( array $entry ): array => Dashboard_Menu::read(
	array( $entry ),
	static fn( string $right ): bool => 'read' === $right,
	static fn( string $slug ): string => 'gone' === $slug ? '' : "/wp-admin/$slug"
);

return for_each_row(
	array(
		'a screen'                                => array( array( 'Media', 'read', 'upload.php' ), 'Media' ),
		'one with a number of updates'            => array( array( 'Plugins <span class="update-plugins">2</span>', 'read', 'plugins.php' ), 'Plugins' ),
		'one whose name has a character of HTML'  => array( array( 'Q&amp;A', 'read', 'edit.php?post_type=qa' ), 'Q&A' ),
		'a separator'                             => array( array( '', 'read', 'separator1' ), null ),
		'what the person may not open'            => array( array( 'Users', 'list_users', 'users.php' ), null ),
		'Design itself'                           => array( array( 'Design', 'read', 'atelier' ), null ),
		'a page without an address'               => array( array( 'Gone', 'read', 'gone' ), null ),
		'an entry of another plugin that is none' => array( array( 7 ), null ),
	),
	static fn( array $entry, ?string $label ) => expect_same( $label, $read( $entry )[0]['label'] ?? null )
);
