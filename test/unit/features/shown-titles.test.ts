import { readRecordTitle, formatRecordTitle } from '@/data/writes/record-title';
import { getMenuTitle } from '@/features/menus/get-menu-title';
import { menuOverviewResource } from '@/features/menus/reads/menu-links';
import { getItemLabel } from '@/features/menus/rules/describe-item';
import { parseMenu } from '@/features/menus/rules/menu-markup';
import { getItemTitle as getPatternTitle } from '@/features/patterns/actions/pattern-action';
import { describeDeleted } from '@/features/patterns/actions/describe-deleted';
import type { PatternItem } from '@/features/patterns/rules/types';
import { getViewTitle as getViewTitle } from '@/features/posts/saved-views/actions/view-action';
import { readSavedView } from '@/features/posts/saved-views/read-saved-view';
import { getLookTitle as getLookTitle } from '@/features/styles/variations/actions/look-action';
import { getTemplateTitle as getTemplateTitle } from '@/features/templates/actions/template-action';
import type { TemplateItem } from '@/features/templates/resolver/read-library';
import { usageResource } from '@/features/usage/reads/usage';
import { getConflictTitle } from '@/kits/saving/conflicts/get-conflict-title';

const MEGABYTE = 'x'.repeat( 1_000_000 );

/** Characters of a title that are shown, with those of the sentence around it. */
const MAX_SHOWN = 700;

const headers = new Headers();

const view = () =>
	readSavedView( {
		id: 3,
		status: 'publish',
		title: { raw: MEGABYTE },
		content: { raw: '{"type":"table"}' },
	} )[ 0 ]!;

const SHOWN: Readonly< Record< string, () => string > > = {
	'a record': () => formatRecordTitle( { raw: MEGABYTE } ),
	'a record by its slug': () => formatRecordTitle( '', MEGABYTE ),
	'a menu': () => getMenuTitle( MEGABYTE, 'draft' ),
	'an item of a menu': () =>
		getItemLabel(
			parseMenu(
				`<!-- wp:navigation-link {"label":"${ MEGABYTE }"} /-->`
			).children[ 0 ]!
		),
	'a place of menus': () =>
		menuOverviewResource.parse(
			{
				menus: {},
				front: { menus: [], place: { title: MEGABYTE } },
				pages: { total: 0, items: [] },
			},
			headers
		).front.place!.title,
	'a place of use': () =>
		usageResource.parse(
			{
				items: [ { key: 'a', id: '1', type: 'page', title: MEGABYTE } ],
				total: 1,
				index: {},
			},
			headers
		).items[ 0 ]!.title,
	'saved styles': () => getLookTitle( { title: MEGABYTE } ),
	'a saved view': () => getViewTitle( view() ),
	'a pattern': () => getPatternTitle( { title: MEGABYTE } as PatternItem ),
	'a deleted pattern': () =>
		describeDeleted( [ { title: MEGABYTE } as PatternItem ] )!,
	'a template': () => getTemplateTitle( { title: MEGABYTE } as TemplateItem ),
	'a conflict': () =>
		getConflictTitle( {
			record: { kind: 'postType', name: 'page', key: 3 },
			change: { record: { title: { raw: MEGABYTE } } },
		} as unknown as Parameters< typeof getConflictTitle >[ 0 ] ),
};

describe( 'A title of 1 MB', () => {
	it.each( Object.keys( SHOWN ) )( 'is shown shortened for %s', ( name ) => {
		const shown = SHOWN[ name ]!();

		expect( shown.length ).toBeLessThan( MAX_SHOWN );
		expect( shown ).toContain( 'xxx…' );
	} );

	it( 'is whole where it is written back', () => {
		expect( view().title ).toHaveLength( MEGABYTE.length );
		expect( readRecordTitle( { raw: MEGABYTE } ) ).toHaveLength(
			MEGABYTE.length
		);
	} );
} );
