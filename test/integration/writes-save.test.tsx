import { useState } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { store as coreStore } from '@wordpress/core-data';

import { PostEditForm } from '@/features/posts/quick-edit/post-edit-form';
import { SaveHubContent } from '@/kits/saving';
import type { ApplyReport } from '@/features/posts/quick-edit/apply-report';
import type { Fields } from './support/rest-server';
import { press, registry, type Stage } from './support/stage';
import { testWrites, type WriteFlow } from './support/write-matrix';

let lastId = 0;

/** A record that is edited and saved. */
interface Edited {
	kind: string;
	name: string;
	/** Missing for the site's settings. */
	id?: number;
	route: string;
	fields: Fields;
	edits: Fields;
}

const aPost = ( name: string, route: string ): Edited => {
	const id = ++lastId;
	return {
		kind: 'postType',
		name,
		id,
		route: `${ route }/${ id }`,
		fields: {
			id,
			type: name,
			title: { raw: 'About', rendered: 'About' },
			content: { raw: 'Text' },
			status: 'publish',
			slug: 'about',
		},
		edits: { slug: 'mine' },
	};
};

const aStylesRecord = (): Edited => {
	const id = ++lastId;
	return {
		kind: 'root',
		name: 'globalStyles',
		id,
		route: `/wp/v2/global-styles/${ id }`,
		fields: {
			id,
			title: { raw: 'Custom Styles', rendered: 'Custom Styles' },
			settings: {},
			styles: {},
		},
		edits: { styles: { color: { text: 'red' } } },
	};
};

const theSite = (): Edited => ( {
	kind: 'root',
	name: 'site',
	route: '/wp/v2/settings',
	fields: { title: 'Mine', description: 'Before' },
	edits: { description: `After ${ ++lastId }` },
} );

let edited: Edited;

async function readAndEdit( { server }: Stage, record: Edited ) {
	edited = record;
	const { kind, name, id, route, fields, edits } = record;
	server.put( route, fields );
	await act( async () => {
		const core = registry.dispatch( coreStore );
		await registry
			.resolveSelect( coreStore )
			.getEntityRecord( kind, name, id as never );
		await core.editEntityRecord( kind, name, id as never, edits );
	} );
}

const isWritten = ( fields: Fields | undefined ) =>
	Object.entries( edited.edits ).every(
		( [ name, value ] ) =>
			JSON.stringify( fields?.[ name ] ) === JSON.stringify( value )
	);

const expectUnsaved = () =>
	expect(
		registry
			.select( coreStore )
			.hasEditsForEntityRecord(
				edited.kind,
				edited.name,
				edited.id as never
			)
	).toBe( true );

const review = (
	name: string,
	item: string,
	create: () => Edited,
	theirs?: Fields
): WriteFlow => ( {
	name: `Save: ${ name }`,
	item,
	write: {
		route: /^\/wp\/v2\/(pages|blocks|navigation|global-styles|settings)/,
	},
	prepare: async ( stage ) => {
		await stage.show( <SaveHubContent /> );
		await readAndEdit( stage, create() );
		await press( /^Review 1 change/ )( stage );
	},
	submit: press( 'Save' ),
	countWritten: ( server ) =>
		isWritten( server.get( edited.route ) ) ? 1 : 0,
	success: /Site updated\./,
	expectUnsaved,
	findsOut: true,
	...( theirs && {
		changeElsewhere: ( server ) => server.change( edited.route, theirs ),
	} ),
} );

// The second of three fails: the others are saved, and not sent again.
const severalRecords: WriteFlow = {
	...review( 'several records', 'Styles', aStylesRecord ),
	write: { route: /^\/wp\/v2\/global-styles/ },
	prepare: async ( stage ) => {
		await stage.show( <SaveHubContent /> );
		await readAndEdit( stage, aPost( 'page', '/wp/v2/pages' ) );
		const styles = aStylesRecord();
		await readAndEdit( stage, styles );
		await readAndEdit( stage, aPost( 'page', '/wp/v2/pages' ) );
		edited = styles;
		await press( /^Review 3 changes/ )( stage );
	},
	retry: async ( stage ) => {
		const sent = stage.server.writes.length;
		await press( 'Save' )( stage );
		await waitFor( () =>
			expect( stage.server.get( edited.route ) ).toMatchObject(
				edited.edits
			)
		);
		expect(
			stage.server.writes.slice( sent ).map( ( { route } ) => route )
		).toEqual( [ edited.route ] );
	},
};

function QuickEdit( { postType, id }: { postType: string; id: number } ) {
	const [ report, setReport ] = useState< ApplyReport >();
	return (
		<section>
			<PostEditForm
				postType={ postType }
				ids={ [ id ] }
				report={ report }
				onReport={ setReport }
				onSaving={ () => {} }
			/>
		</section>
	);
}

const quickEdit = ( postType: string, collection: string ): WriteFlow => ( {
	name: `Quick edit: ${ collection }`,
	item: 'About',
	write: { method: 'PUT', route: /^\/wp\/v2\/(pages|posts)/ },
	prepare: async ( stage ) => {
		const record = aPost( postType, `/wp/v2/${ collection }` );
		await readAndEdit( stage, record );
		await stage.show(
			<QuickEdit postType={ postType } id={ record.id ?? 0 } />
		);
		await screen.findByRole( 'button', { name: 'Apply' } );
	},
	submit: press( 'Apply' ),
	countWritten: ( server ) =>
		isWritten( server.get( edited.route ) ) ? 1 : 0,
	expectUnsaved,
	findsOut: true,
} );

const FLOWS: readonly WriteFlow[] = [
	review( 'a page', 'About', () => aPost( 'page', '/wp/v2/pages' ), {
		slug: 'theirs',
	} ),
	review( 'a pattern', 'About', () => aPost( 'wp_block', '/wp/v2/blocks' ) ),
	review( 'a menu', 'About', () =>
		aPost( 'wp_navigation', '/wp/v2/navigation' )
	),
	review( 'global styles', 'Styles', aStylesRecord, {
		styles: { color: { text: 'green' } },
	} ),
	severalRecords,
	// The server names the setting; here it has but its key.
	review( 'the site’s tagline (Identity)', 'description', theSite ),
	quickEdit( 'page', 'pages' ),
	quickEdit( 'post', 'posts' ),
];

testWrites( FLOWS );
