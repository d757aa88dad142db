/*
 * Fonts and templates go through `data/writes`, although core-data does not know them: conflicts of two people are reported there, too.
 */
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, resolveSelect, select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { waitFor } from '@testing-library/react';

import { deleteFontFamily } from '@/features/fonts/writes/write-fonts';
import { saveFontLists } from '@/features/fonts/writes/save-font-lists';
import type { FontFamily } from '@/features/fonts/types';
import { readDirtyRecords, saveRecords } from '@/data/writes';
import { getWriteParticipants } from '@/data/writes/write-participants';
import type { ListedTemplate } from '@/features/templates/reads/templates';
import {
	trashTemplate,
	updateTemplate,
} from '@/features/templates/writes/write-templates';
import { startInstall } from '@/features/fonts/session/start-install';
import type { TemplateItem } from '@/features/templates/resolver';
import { duplicateTemplates } from '@/features/templates/actions/duplicate-templates';
import { aBootPayload, printBootPayload } from '@test/helpers/boot-payload';
import { answer, type Fields, type RestServer } from './support/rest-server';
import { prepareRecords, registry } from './support/record-stores';

const STYLES = '/wp/v2/global-styles/5';
const SEN: FontFamily = { slug: 'sen', fontFamily: 'Sen' };
const LATO: FontFamily = { slug: 'lato', fontFamily: 'Lato' };

const ask = jest.fn();
const showMerged = jest.fn();
let server: RestServer;

prepareRecords( ( started ) => {
	server = started;
} );

beforeAll( () => {
	printBootPayload( aBootPayload() );
	getWriteParticipants().add( 'conflicts', {
		ask,
		showMerged,
		showOverwritten: () => {},
	} );
} );

beforeEach( () => {
	jest.clearAllMocks();
	server.on( { route: /^\/wp\/v2\/themes$/ }, () => [
		{
			stylesheet: 'a-theme',
			status: 'active',
			_links: {
				'wp:user-global-styles': [
					{ href: `https://site.test/wp-json${ STYLES }` },
				],
			},
		},
	] );
} );

const fontsOf = ( settings: unknown ) =>
	(
		settings as {
			typography?: { fontFamilies?: { custom?: FontFamily[] } };
		}
	 ).typography?.fontFamilies?.custom?.map( ( { slug } ) => slug );

const addSen = () =>
	saveFontLists( ( lists ) => ( {
		...lists,
		custom: [ ...lists.custom, SEN ],
	} ) );

const withFonts = ( ...custom: FontFamily[] ) => ( {
	typography: { fontFamilies: { custom } },
} );

describe( 'active fonts', () => {
	it( 'active fonts × the same field: what somebody else activates between the read and the write stays', async () => {
		server.put( STYLES, { id: 5, settings: {}, styles: {} } );
		let isRead = false;
		server.on( { method: 'GET', route: /global-styles\/5$/ }, () => {
			const seen = isRead ? undefined : server.read( STYLES );
			if ( ! isRead ) {
				isRead = true;
				server.change( STYLES, { settings: withFonts( LATO ) } );
			}
			return seen;
		} );
		await addSen();

		expect( fontsOf( server.get( STYLES )?.settings ) ).toEqual( [
			'lato',
			'sen',
		] );
	} );

	it( 'active fonts × different fields: unsaved settings are compared with what somebody else saved before the fonts', async () => {
		server.put( STYLES, {
			id: 5,
			settings: { color: { custom: true } },
			styles: {},
		} );
		const core = dispatch( coreStore );
		await core.invalidateResolutionForStoreSelector( 'getEntityRecord' );
		await resolveSelect( coreStore ).getEntityRecord(
			'root',
			'globalStyles',
			5
		);
		await core.editEntityRecord( 'root', 'globalStyles', 5, {
			settings: {
				color: { custom: true },
				layout: { wideSize: '90rem' },
			},
		} );
		server.change( STYLES, { settings: { color: { custom: false } } } );
		await addSen();
		const [ outcome ] = await saveRecords(
			registry,
			readDirtyRecords( registry )
		);

		expect( outcome?.status ).toBe( 'saved' );
		const settings = server.get( STYLES )?.settings as Fields;
		expect( settings ).toMatchObject( {
			color: { custom: false },
			layout: { wideSize: '90rem' },
		} );
		expect( fontsOf( settings ) ).toEqual( [ 'sen' ] );
	} );
} );

describe( 'a font family', () => {
	const FAMILY = '/wp/v2/font-families/3';
	const seen = () => ( {
		id: 3,
		atelier_token: server.read( FAMILY ).atelier_token as string,
	} );

	it( 'font family × edit and delete: what got another variant meanwhile is not deleted unasked', async () => {
		server.put( FAMILY, { id: 3, font_faces: [ 4 ] } );
		const before = seen();
		server.change( FAMILY, { font_faces: [ 4, 5 ] } );
		ask.mockResolvedValueOnce( 'theirs' );

		await expect( deleteFontFamily( before ) ).rejects.toThrow(
			'The other version was kept.'
		);
		expect( server.get( FAMILY ) ).toBeDefined();

		ask.mockResolvedValueOnce( 'mine' );
		await deleteFontFamily( before );
		expect( server.get( FAMILY ) ).toBeUndefined();
	} );

	it( 'font family × 14 written, but the answer was lost: it is deleted', async () => {
		server.put( FAMILY, { id: 3 } );
		server.failNext( { number: 14, name: 'lost', isWritten: true } );

		await deleteFontFamily( seen() );
		expect( server.get( FAMILY ) ).toBeUndefined();
		expect( server.writes ).toHaveLength( 1 );
	} );
} );

describe( 'an installation of a font that fails', () => {
	const FAMILIES = '/wp/v2/font-families';

	it.each( [
		{ name: 'with a variant of somebody else', faces: [ 4 ], left: 1 },
		{ name: 'without a variant', faces: [], left: 0 },
	] )(
		'font family × edit and delete: the family $name is removed only when it is as it was created',
		async ( { faces, left } ) => {
			ask.mockResolvedValue( 'theirs' );
			server.on( { method: 'GET', route: /font-families$/ }, () => [] );
			// As the server answers a JSON request.
			server.on(
				{ method: 'POST', route: /font-families$/ },
				( { route } ) => {
					server.put( `${ route }/3`, {
						id: 3,
						font_family_settings: {
							slug: 'sen',
							fontFamily: 'Sen',
						},
						font_faces: [],
					} );
					return server.read( `${ route }/3` );
				}
			);
			server.on( { method: 'POST', route: /font-faces$/ }, () => {
				server.change( `${ FAMILIES }/3`, { font_faces: faces } );
				return answer( 500, { code: 'full', message: 'Disk full.' } );
			} );

			const notice = await startInstall( [
				{
					...SEN,
					fontFace: [
						{
							fontFamily: 'Sen',
							fontWeight: '400',
							file: new File( [ 'x' ], 'sen.woff2' ),
						},
					],
				},
			] );
			expect( notice?.type ).toBe( 'error' );
			expect( server.list( FAMILIES ) ).toHaveLength( left );
			expect( ask ).toHaveBeenCalledTimes( left );
		}
	);
} );

describe( 'a template', () => {
	const TEMPLATE = '/wp/v2/wp_template/7';
	const aVersion = () => {
		server.put( TEMPLATE, {
			id: 7,
			title: { raw: 'About' },
			description: 'Old',
			slug: 'page-about',
			status: 'publish',
		} );
		return {
			id: 7,
			title: 'About',
			description: 'Old',
			slug: 'page-about',
			status: 'publish',
			atelier_token: server.read( TEMPLATE ).atelier_token,
		} as unknown as ListedTemplate;
	};

	it( 'template × different fields: both are kept, and that is said', async () => {
		const version = aVersion();
		server.change( TEMPLATE, { description: 'Theirs' } );
		await updateTemplate( version, { title: 'Mine' } );

		expect( server.get( TEMPLATE ) ).toMatchObject( {
			title: 'Mine',
			description: 'Theirs',
		} );
		expect( showMerged ).toHaveBeenCalled();
	} );

	it( 'template × the same field: the person is asked', async () => {
		const version = aVersion();
		server.change( TEMPLATE, { title: { raw: 'Theirs' } } );
		ask.mockResolvedValueOnce( 'theirs' );

		await expect(
			updateTemplate( version, { title: 'Mine' } )
		).rejects.toThrow( 'The other version was kept.' );
		expect( ask.mock.calls[ 0 ][ 0 ].outcome.fields ).toEqual( [
			'title',
		] );
		expect( server.get( TEMPLATE )?.title ).toEqual( { raw: 'Theirs' } );
	} );

	it( 'template × edit and delete: what was changed meanwhile is not deleted unasked', async () => {
		const version = aVersion();
		server.change( TEMPLATE, { content: 'Theirs' } );
		ask.mockResolvedValueOnce( 'theirs' );

		await expect( trashTemplate( version ) ).rejects.toThrow();
		expect( server.get( TEMPLATE ) ).toBeDefined();
	} );

	it.each( [
		{ name: 'a copy that somebody else changed stays', content: 'Theirs' },
		{ name: 'the copy goes to the trash', content: undefined },
	] )(
		'template × edit and delete: on Undo of Duplicate $name',
		async ( { content } ) => {
			const item = {
				...aVersion(),
				type: 'wp_template',
				is_custom: false,
			} as unknown as TemplateItem;
			server.change( TEMPLATE, { content: { raw: 'Text' } } );
			ask.mockResolvedValueOnce( 'theirs' );

			await duplicateTemplates( [ item ], {
				navigate: () => {},
				view: 'user',
			} );
			const copy = `/wp/v2/wp_template/${ String(
				server.list( '/wp/v2/wp_template' )[ 1 ]?.id
			) }`;
			if ( content ) {
				server.change( copy, { content } );
			}
			const [ undo ] = select( noticesStore )
				.getNotices()
				.flatMap( ( { actions } ) => actions );
			undo?.onClick?.();

			await waitFor( () =>
				expect( server.writes.at( -1 )?.method ).toBe( 'DELETE' )
			);
			await waitFor( () =>
				expect( ask ).toHaveBeenCalledTimes( content ? 1 : 0 )
			);
			expect( server.get( copy )?.status ).toBe(
				content ? 'publish' : 'trash'
			);
		}
	);

	it.each( [
		{
			view: 'active',
			labels: [ 'Undo', 'Go to Custom templates' ],
			path: '/template?activeView=user',
		},
		{ view: 'user', labels: [ 'Undo' ], path: undefined },
	] )(
		'the notice of Duplicate leads to the copy from the view $view where that does not list it',
		async ( { view, labels, path } ) => {
			const navigate = jest.fn();
			const item = { ...aVersion(), type: 'wp_template' };
			server.change( TEMPLATE, { content: { raw: 'Text' } } );
			await duplicateTemplates( [ item as unknown as TemplateItem ], {
				navigate,
				view,
			} );
			const actions = select( noticesStore )
				.getNotices()
				.flatMap( ( notice ) => notice.actions );
			expect( actions.map( ( { label } ) => label ) ).toEqual( labels );
			actions[ 1 ]?.onClick?.();
			expect( navigate.mock.calls ).toEqual( path ? [ [ path ] ] : [] );
		}
	);
} );
