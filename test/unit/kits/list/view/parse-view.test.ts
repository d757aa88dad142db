import { parseFilters, parseView } from '@/kits/list/view/parse-view';

describe( 'parseView', () => {
	it.each( [
		[ 'nothing', undefined ],
		[ 'a number', 3 ],
		[ 'a list', [] ],
		[ 'broken JSON', '{' ],
		[ 'an unknown layout', '{"type":"cards"}' ],
		[ 'no layout', '{}' ],
	] )( 'finds no view in %s', ( name, value ) => {
		expect( parseView( value ) ).toBeUndefined();
	} );

	it.each( [
		[ '{"type":"grid"}', { type: 'grid' } ],
		[ '{"type":"pickerGrid"}', { type: 'grid' } ],
		[ '{"type":"grid","perPage":"many"}', { type: 'grid' } ],
		[ '{"type":"grid","perPage":1000}', { type: 'grid' } ],
		[ '{"type":"grid","perPage":50}', { type: 'grid', perPage: 50 } ],
		[
			'{"type":"table","sort":{"field":"date","direction":"up"}}',
			{ type: 'table' },
		],
		[
			'{"type":"table","fields":["author",3]}',
			{ type: 'table', fields: [ 'author' ] },
		],
		[ '{"type":"table","showLevels":"yes"}', { type: 'table' } ],
		[ '{"type":"table","layout":[]}', { type: 'table' } ],
		...[
			'"styles":null',
			'"styles":{"title":null}',
			'"density":{}',
			'"badgeFields":5',
			'"badgeFields":[null]',
			'"previewSize":"x"',
			'"enableMoving":1',
			'"constructor":{}',
		].map( ( option ): [ string, object ] => [
			`{"type":"grid","layout":{${ option }}}`,
			{ type: 'grid', layout: {} },
		] ),
		[
			'{"type":"grid","layout":{"density":"compact","badgeFields":["date"],"previewSize":230}}',
			{
				type: 'grid',
				layout: {
					density: 'compact',
					badgeFields: [ 'date' ],
					previewSize: 230,
				},
			},
		],
		[ '{"type":"table","evil":true}', { type: 'table' } ],
	] )( 'reads %s', ( json, view ) => {
		expect( parseView( json ) ).toEqual( view );
	} );
} );

describe( 'parseFilters', () => {
	it( 'leaves out what is no filter', () => {
		expect(
			parseFilters( [
				{ field: 'author', operator: 'isAny', value: [ 1 ] },
				{ field: 'author', operator: 'eval', value: [ 1 ] },
				{ operator: 'is' },
				{ field: 'date', operator: 'on', value: 'soon' },
				{ field: 'status', operator: 'is', value: {} },
				null,
			] )
		).toEqual( [ { field: 'author', operator: 'isAny', value: [ 1 ] } ] );
	} );
} );
