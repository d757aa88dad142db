import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, SHARED_SITE, test } from '../fixtures';

const PARTS = '/wp/v2/template-parts';

interface Listed {
	id: number | string;
	slug: string;
	author: number;
	author_text: string;
	author_avatar: string;
	original_source: string;
	canEdit: boolean;
	canDelete: boolean;
}

test.use( SHARED_SITE );

const find = ( list: readonly Listed[], slug: string ) =>
	list.find( ( item ) => item.slug === slug );

test( 'each part says what the person may do with it, and who made it', async ( {
	rest,
	site,
} ) => {
	await site.usePlugin( 'changes-owners' );
	for ( const slug of [ 'kept', 'free' ] ) {
		await rest( PARTS, {
			method: 'POST',
			data: { slug, title: slug, content: 'Text' },
		} );
	}
	const { parts } = await rest< { parts: Listed[] } >( '/atelier/v1/parts' );
	expect( find( parts, 'kept' ) ).toMatchObject( {
		canEdit: false,
		canDelete: false,
	} );
	expect( find( parts, 'free' ) ).toMatchObject( {
		canEdit: true,
		canDelete: true,
		original_source: 'user',
		author_text: 'Ada Holm',
		author_avatar: expect.stringMatching( /avatar/ ),
	} );
	expect( find( parts, 'header' ) ).toMatchObject( {
		canEdit: true,
		canDelete: false,
		original_source: 'theme',
		author_text: 'Twenty Twenty-Five',
		author_avatar: '',
	} );
} );

test( 'patterns name their authors once, and the site with its logo where there is none', async ( {
	rest,
	site,
} ) => {
	await site.usePlugin( 'changes-owners' );
	const logo = await rest< { id: number } >( '/wp/v2/media', {
		method: 'POST',
		multipart: {
			file: {
				name: 'logo.png',
				mimeType: 'image/png',
				buffer: readFileSync(
					join( site.folder, 'wp-includes/images/media/default.png' )
				),
			},
		},
	} );
	await rest( '/wp/v2/settings', {
		method: 'POST',
		data: { site_logo: logo.id },
	} );
	for ( const slug of [ 'mine', 'mine-too', 'nobodys', 'nobodys-too' ] ) {
		await rest( '/wp/v2/blocks', {
			method: 'POST',
			data: { slug, title: slug, content: 'Text', status: 'publish' },
		} );
	}
	const { patterns, authors } = await rest< {
		patterns: Listed[];
		authors: Listed[];
	} >( '/atelier/v1/patterns' );
	const numbers = authors.map( ( { author } ) => author );
	expect( new Set( numbers ).size ).toBe( numbers.length );
	const authorOf = ( slug: string ) => {
		const found = find( patterns, slug );
		return authors.find( ( { author } ) => author === found?.author );
	};
	expect( authorOf( 'mine-too' ) ).toMatchObject( {
		original_source: 'user',
		author_text: 'Ada Holm',
		author_avatar: expect.stringMatching( /avatar/ ),
	} );
	const { title } = await rest< { title: string } >( '/wp/v2/settings' );
	expect( authorOf( 'nobodys-too' ) ).toMatchObject( {
		original_source: 'site',
		author_text: title,
		author_avatar: expect.stringMatching( /logo.*\.png$/ ),
	} );
} );
