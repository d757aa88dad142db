import { BAD_TEXTS } from '../../test/fixtures/bad-inputs';
import { expect, test } from '../fixtures';
import { expectOpen } from '../support/expect-open';
import { sendRequests, toRequest } from '../support/bad-requests';
import type { Rest } from '../support/rest';

/** Records with the texts that people give them. */
interface NamedRecord {
	/** Route that creates it. */
	route: string;
	/** Fields that hold a text. */
	fields: readonly string[];
	/** Further arguments. */
	others?: object;
	/** Whether a person may create it who may design, and not write posts. */
	isDesign?: boolean;
}

const RECORDS: readonly NamedRecord[] = [
	{ route: '/atelier/v1/looks', fields: [ 'title' ], isDesign: true },
	{
		route: '/wp/v2/wp_dataviews',
		fields: [ 'title' ],
		others: { content: '{"type":"table"}' },
	},
	{
		route: '/wp/v2/wp_template',
		fields: [ 'title', 'description', 'content' ],
		others: { slug: 'archive', activate: false },
		isDesign: true,
	},
	{
		route: '/wp/v2/template-parts',
		fields: [ 'title' ],
		others: { slug: 'bad' },
	},
	{ route: '/wp/v2/pages', fields: [ 'title' ] },
	{ route: '/wp/v2/wp_pattern_category', fields: [ 'name' ] },
];

/** Invisible characters: blanks, line breaks, control characters. */
const UNSEEN = /[\s\p{Cc}]+/gu;

/** Number of the type that views of posts have. */
async function readViewType( rest: Rest ): Promise< number > {
	const types = '/wp/v2/wp_dataviews_type';
	const [ known ] = await rest( types, { params: { slug: 'post' } } );
	return (
		known ??
		( await rest( types, { method: 'POST', data: { name: 'post' } } ) )
	).id;
}

const read = ( value: any ): string => value?.raw ?? value ?? '';

for ( const user of [ 'admin', 'designer' ] ) {
	test( `Every text of ${ user } reads back as it was sent, is refused, or what it lost is told`, async ( {
		page,
		rest,
		site,
	} ) => {
		const type = await readViewType( rest );
		const cells = RECORDS.filter(
			( { isDesign } ) => isDesign || user === 'admin'
		).flatMap( ( record ) =>
			Object.entries( BAD_TEXTS ).map( ( [ name, text ] ) => ( {
				...record,
				name,
				text,
			} ) )
		);
		const answers = await sendRequests(
			site,
			cells.map( ( { route, others, fields, text } ) => ( {
				...toRequest(
					{ method: 'POST', route },
					{
						status: 'publish',
						...( route.endsWith( 'wp_dataviews' ) && {
							wp_dataviews_type: [ type ],
						} ),
						...others,
						...Object.fromEntries(
							fields.map( ( field ) => [ field, text ] )
						),
					}
				),
				headers: { 'X-Atelier-Client': '1' },
				reads: true,
			} ) ),
			user
		);

		const silent = cells.flatMap(
			( { route, fields, name, text }, index ) => {
				const { status, code, data } = answers[ index ]!;
				if ( status !== 201 ) {
					return status >= 400 && status < 500 && data.message
						? []
						: [ `${ route } × ${ name }: ${ status } ${ code }` ];
				}
				return fields
					.filter(
						( field ) =>
							! data.atelier_dropped?.length &&
							read( data[ field ] ).replace( UNSEEN, '' ) !==
								text.replace( UNSEEN, '' )
					)
					.map(
						( field ) =>
							`${ route } ${ field } × ${ name }: ${ read(
								data[ field ]
							).slice( 0, 80 ) }`
					);
			}
		);
		expect( silent ).toEqual( [] );
		const stored = answers.filter( ( { status } ) => status === 201 );
		expect( stored.length ).toBeGreaterThan( cells.length / 2 );
		await expectOpen( page, site.url, 'with all of them' );

		await sendRequests(
			site,
			cells.flatMap( ( { route }, index ) => {
				const { status, data } = answers[ index ]!;
				return status === 201
					? [
							{
								method: 'DELETE',
								route: `${ route }/${ data.wp_id ?? data.id }`,
								query: 'force=1',
							},
					  ]
					: [];
			} )
		);
	} );
}
