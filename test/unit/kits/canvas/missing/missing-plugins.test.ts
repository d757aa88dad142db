import { findBlockPlugin } from '@/kits/canvas/missing/find-block-plugin';
import { getHostRecordUrl } from '@/kits/canvas/missing/host-record-url';

const PLUGINS = {
	acme: 'Acme Cards',
	'kadence-blocks': 'Kadence Blocks',
	'acme-pro': 'Acme Pro',
	'two-a': 'Two A',
	'two-b': 'Two B',
	'same-a': 'Same',
	'same-b': 'Same',
};

it.each( [
	[ 'acme/card', 'Acme Cards' ],
	[ 'kadence/rowlayout', 'Kadence Blocks' ],
	[ 'two/a', undefined ],
	[ 'same/a', 'Same' ],
	[ 'unknown/a', undefined ],
	[ 'constructor/a', undefined ],
	[ 'acme', undefined ],
	[ '', undefined ],
] )( 'the block %j comes from %j', ( name, plugin ) => {
	expect( findBlockPlugin( name, PLUGINS ) ).toBe( plugin );
} );

const HOST =
	'http://site.test/wp/wp-admin/site-editor.php?p=%2Fstyles&atelier_stay=1';

it.each( [
	[
		'wp_template',
		'theme//page-%d0%bf',
		'site-editor.php?p=%2Fwp_template%2Ftheme%2F%2Fpage-%25d0%25bf&atelier_stay=1&canvas=edit',
	],
	[
		'wp_template_part',
		'theme//header',
		'site-editor.php?p=%2Fwp_template_part%2Ftheme%2F%2Fheader&atelier_stay=1&canvas=edit',
	],
	[ 'page', 7, 'post.php?post=7&action=edit' ],
	[ 'wp_block', 8, 'post.php?post=8&action=edit' ],
] )( 'the host’s editor of %s %s is at %s', ( type, id, address ) => {
	expect( getHostRecordUrl( HOST, type, id ) ).toBe(
		`http://site.test/wp/wp-admin/${ address }`
	);
} );
