import { openTemplatePath } from '@/features/templates/resolver/open-template-path';
import type { TemplateItem } from '@/features/templates/resolver/read-library';

const FILE = { type: 'wp_registered_template', id: 'slate//single' } as const;
const VERSION = { type: 'wp_template', id: 7 } as const;

describe( 'openTemplatePath', () => {
	it.each< [ string, Partial< TemplateItem >, string | undefined ] >( [
		[
			'a file that serves, in place',
			{ ...FILE, state: 'active' },
			'/wp_template/slate//single?canvas=edit',
		],
		[
			'a custom file, in place',
			{ ...FILE, state: 'when-used' },
			'/wp_template/slate//single?canvas=edit',
		],
		[
			'an inactive file, to be read (specification 2.3)',
			{ ...FILE, state: 'inactive' },
			'/wp_registered_template/slate//single?canvas=edit',
		],
		[
			'a version',
			{ ...VERSION, state: 'inactive' },
			'/wp_template/7?canvas=edit',
		],
		[
			'a version of another theme',
			{ ...VERSION, state: 'other-theme' },
			'/wp_template/7?canvas=edit',
		],
		[
			'no copy of another theme that has no number',
			{ type: 'wp_template', id: 'birch//single', state: 'other-theme' },
			undefined,
		],
	] )( 'opens %s', ( _name, item, path ) => {
		expect( openTemplatePath( item as TemplateItem ) ).toBe( path );
	} );
} );
