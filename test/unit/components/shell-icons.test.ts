import { existsSync } from 'node:fs';
import { SHELL_ICONS } from '@/components/shell-icons';
import screens from '../../../includes/page/screens.json';
import sections from '../../../includes/styles/sections.json';

const LIBRARY = 'node_modules/@wordpress/icons/src/library';

const names = [ screens, sections ].flatMap( ( table ) =>
	Object.values( table ).flatMap( ( row ) =>
		'icon' in row ? [ row.icon ] : []
	)
);

it.each( [ ...new Set( names ) ] )(
	'the icon %s can be shown by the application, and be printed by PHP',
	( name ) => {
		expect( SHELL_ICONS[ name ] ).toBeDefined();
		expect( existsSync( `${ LIBRARY }/${ name }.svg` ) ).toBe( true );
	}
);
