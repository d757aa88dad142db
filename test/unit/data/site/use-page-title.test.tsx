import { renderHook } from '@testing-library/react';

import { getBootPayload } from '@/data/site/boot-payload';
import { usePageTitle } from '@/data/site/use-page-title';
import type { TitleSource } from '@/hooks/use-document-title';
import { aBootPayload, printBootPayload } from '@test/helpers/boot-payload';

printBootPayload( aBootPayload() );

const readTitle = ( source: TitleSource ) => {
	const { unmount } = renderHook( () => usePageTitle( 'Header', source ) );
	const { title } = document;
	unmount();
	return title;
};

const SOURCES = [ 'screen', 'canvas', 'record' ] as const;

it.each( SOURCES )( 'names the %s and the site', ( source ) => {
	expect( readTitle( source ) ).toBe( 'Header ‹ My <b>site</b> — WordPress' );
} );

it( 'says that a record is in the editor', () => {
	expect( readTitle( 'editor' ) ).toBe(
		'Header ‹ Editor ‹ My <b>site</b> — WordPress'
	);
} );

describe( 'in a draft of the design', () => {
	beforeAll( () => {
		getBootPayload().draft = { id: 7, name: 'Autumn', isProposal: false };
	} );

	it.each( [ ...SOURCES, 'editor' ] as const )(
		'names the draft beside the %s',
		( source ) => {
			expect( readTitle( source ) ).toContain(
				'‹ Draft: Autumn ‹ My <b>site</b> — WordPress'
			);
		}
	);
} );
