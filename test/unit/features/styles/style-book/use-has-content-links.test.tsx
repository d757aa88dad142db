import { renderHook } from '@testing-library/react';

import {
	GlobalStylesContext,
	type GlobalStyles,
} from '@/features/styles/config/global-styles-context';
import { useHasContentLinks } from '@/features/styles/style-book/use-has-content-links';
import { readConfig } from '@/utils/theme-json/config';

const content = ( node: unknown ) => ( {
	blocks: { 'core/post-content': node },
} );

it.each( [
	[ {}, false ],
	[ content( { color: { text: '#111' } } ), false ],
	[ content( { elements: { link: {} } } ), false ],
	[ content( { elements: { link: 'red' } } ), false ],
	[ content( { elements: { heading: { color: {} } } } ), false ],
	[ content( { elements: { link: { color: { text: '#111' } } } } ), true ],
	[ content( { elements: { link: { ':hover': {} } } } ), true ],
] )(
	'tells whether links in the content look different in %j: %s',
	( styles, has ) => {
		const { result } = renderHook( useHasContentLinks, {
			wrapper: ( { children } ) => (
				<GlobalStylesContext.Provider
					value={
						{ merged: readConfig( { styles } ) } as GlobalStyles
					}
				>
					{ children }
				</GlobalStylesContext.Provider>
			),
		} );
		expect( result.current ).toBe( has );
	}
);
