import {
	fitAreas,
	type AreaFit,
	type AreaWidths,
} from '@/app/layout/fit-areas';

const GROWS = null;

describe( 'fitAreas', () => {
	const home: Partial< AreaWidths > = { preview: GROWS };
	const styles: Partial< AreaWidths > = { content: 380, preview: GROWS };
	const table: Partial< AreaWidths > = { content: GROWS };
	const tableWithPanel: Partial< AreaWidths > = { content: GROWS, edit: 380 };
	const listWithPanel: Partial< AreaWidths > = {
		content: 380,
		edit: 380,
		preview: GROWS,
	};
	const panelAlone: Partial< AreaWidths > = { edit: 380, preview: GROWS };

	test.each< [ string, Partial< AreaWidths >, number, AreaFit ] >( [
		[ 'the preview of home', home, 782, 'all' ],
		[ 'a table', table, 782, 'all' ],
		[ 'Styles with 320 px for the preview', styles, 1024, 'all' ],
		[ 'Styles with less', styles, 1023, 'single' ],
		[ 'Styles at the breakpoint', styles, 782, 'single' ],
		[ 'a table of 320 px with quick edit', tableWithPanel, 1024, 'all' ],
		[ 'a narrower table with it', tableWithPanel, 1023, 'single' ],
		[ 'a list with quick edit and preview', listWithPanel, 1416, 'all' ],
		[ 'the same without room for both', listWithPanel, 1415, 'panels' ],
		[ 'the same with just the panels', listWithPanel, 1084, 'panels' ],
		[ 'the same with less', listWithPanel, 1083, 'single' ],
		[ 'a panel without a list', panelAlone, 1023, 'single' ],
	] )( '%s', ( _, widths, viewport, fit ) => {
		expect(
			fitAreas(
				{
					content: undefined,
					edit: undefined,
					preview: undefined,
					...widths,
				},
				viewport
			)
		).toBe( fit );
	} );
} );
