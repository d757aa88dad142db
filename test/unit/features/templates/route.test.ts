import { dispatch } from '@wordpress/data';
import { store as preferencesStore } from '@wordpress/preferences';

import { templateRoutes } from '@/features/templates/route';
import type { RouteContext, RouteQuery } from '@/router';
import { aBootPayload, printBootPayload } from '@test/helpers/boot-payload';

printBootPayload( aBootPayload() );
const [ list ] = templateRoutes;

const at = ( query: RouteQuery ): RouteContext => ( {
	params: {},
	query,
	site: aBootPayload().theme,
} );

const describeList = ( query: RouteQuery ) => {
	const { areas, widths } = list!;
	const { preview } = areas;
	const { content } = widths!;
	return {
		hasPreview:
			typeof preview === 'function' &&
			preview( at( query ) ) !== undefined,
		width: typeof content === 'function' ? content( at( query ) ) : content,
	};
};

describe( 'The route of templates', () => {
	it.each( [
		[ 'the first layout', undefined, {}, false, undefined ],
		[ 'list of the address', undefined, { layout: 'list' }, true, 380 ],
		[ 'list, which was chosen last', 'list', {}, true, 380 ],
		[
			'table of the address',
			'list',
			{ layout: 'table' },
			false,
			undefined,
		],
	] )(
		'has the areas of %s',
		( _name, remembered, query, hasPreview, width ) => {
			void dispatch( preferencesStore ).set(
				'atelier',
				'listViews',
				remembered && { wp_template: { type: remembered } }
			);
			expect( describeList( query ) ).toEqual( { hasPreview, width } );
		}
	);

	it( 'can be edited where a template is selected', () => {
		expect( list?.isEditable?.( at( { layout: 'list' } ) ) ).toBe( false );
		expect(
			list?.isEditable?.(
				at( { layout: 'list', postId: 'wp_template:7' } )
			)
		).toBe( true );
	} );
} );
