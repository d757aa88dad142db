/*
 * The matrix of writes: block styles of one's own, as the screen of a block adds, renames and removes them.
 */
import { registerBlockType } from '@wordpress/blocks';
import { Button } from '@wordpress/components';
import { act, screen, waitFor } from '@testing-library/react';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';

import { useResource } from '@/data/reads/use-resource';
import { useOwnBlockStyles } from '@/features/styles/block-styles/use-own-block-styles';
import {
	ownBlockStylesResource,
	type OwnBlockStyle,
} from '@/features/styles/reads/own-block-styles';
import { GlobalStylesProvider } from '@/features/styles/config/provider';
import { answer, type Fields, type RestServer } from './support/rest-server';
import { openStage, press, registry, type Stage } from './support/stage';
import { forgetTheme, serveStyles } from './support/styles';
import { testWrites, type WriteFlow } from './support/write-matrix';

const ROUTE = '/atelier/v1/block-styles';
const BLOCK = 'test/styled';
const NO_STYLES: readonly OwnBlockStyle[] = [];

/** The changes of block styles without the screen that offers them. */
function StyleActions() {
	const { data: own = NO_STYLES } = useResource( ownBlockStylesResource );
	const { add, rename, remove } = useOwnBlockStyles();
	return (
		<>
			<Button onClick={ () => add( BLOCK, 'Dotted', () => {} ) }>
				Add
			</Button>
			{ own.map( ( style ) => (
				<div key={ style.name }>
					{ style.label }
					<Button onClick={ () => rename( style, 'Wavy' ) }>
						Rename
					</Button>
					<Button onClick={ () => remove( style ) }>Remove</Button>
				</div>
			) ) }
		</>
	);
}

/** The list as the server has it. */
let stored: Fields[] = [];

const count = ( label: string ) =>
	stored.filter( ( style ) => style.label === label ).length;

const refuse = ( status: number, message: string ) =>
	answer( status, { code: 'atelier_block_style', message } );

/** Answers as `class-own-block-styles.php`: an attempt of another name is refused where the first one is done already. */
function serveBlockStyles( server: RestServer ): void {
	stored = [ { block: BLOCK, name: 'striped', label: 'Striped' } ];
	server.on( { method: 'GET', route: /v1\/block-styles$/ }, () =>
		answer( 200, stored, { allow: 'GET, POST' } )
	);
	server.on(
		{ method: 'POST', route: /v1\/block-styles$/ },
		( { data: { block, label } } ) => {
			const style = { block, label, name: `dotted-${ stored.length }` };
			stored = [ ...stored, style ];
			return style;
		}
	);
	server.on(
		{ method: 'POST', route: /block-styles\/rename$/ },
		( { data: { block, name, label, was } } ) => {
			if ( count( String( was ) ) === 0 ) {
				return refuse( 409, 'It was changed since.' );
			}
			stored = [ { block, name, label } ];
			return stored[ 0 ];
		}
	);
	server.on( { method: 'POST', route: /block-styles\/remove$/ }, () => {
		if ( stored.length === 0 ) {
			return refuse( 404, 'There is no such block style any more.' );
		}
		stored = [];
		return { removed: true };
	} );
}

// Core-data caches every record: each cell has one of its own.
let lastId = 700;

async function prepare(
	{ server, show }: Stage,
	fields: Fields = {}
): Promise< void > {
	serveBlockStyles( server );
	serveStyles( server, ++lastId, fields );
	await forgetTheme();
	await show(
		<GlobalStylesProvider
			editorSettings={ {} }
			fallback={ null }
			renderError={ () => null }
		>
			<StyleActions />
		</GlobalStylesProvider>
	);
	await screen.findByText( 'Striped' );
}

beforeAll( () => {
	registerBlockType( BLOCK, {
		apiVersion: 3,
		title: 'Styled',
		category: 'text',
	} as never );
} );

const FLOWS: readonly WriteFlow[] = [
	{
		name: 'Block styles: add',
		item: 'Dotted',
		write: { method: 'POST', route: new RegExp( `^${ ROUTE }$` ) },
		prepare,
		submit: press( 'Add' ),
		countWritten: () => count( 'Dotted' ),
		success: /“Dotted” added\./,
	},
	{
		name: 'Block styles: rename',
		item: 'Wavy',
		write: { method: 'POST', route: /block-styles\/rename$/ },
		prepare,
		submit: press( 'Rename' ),
		countWritten: () => count( 'Wavy' ),
		success: /Renamed to “Wavy”\./,
	},
	{
		name: 'Block styles: remove',
		item: 'Striped',
		write: { method: 'POST', route: /block-styles\/remove$/ },
		prepare,
		submit: press( 'Remove' ),
		countWritten: () => 1 - count( 'Striped' ),
		success: /“Striped” removed\./,
	},
];

testWrites( FLOWS );

it( 'A style that is brought back has its values again, and later edits stay', async () => {
	const VALUES = { border: { width: '2px' } };
	const stage = await openStage();
	await prepare( stage, {
		styles: {
			blocks: { [ BLOCK ]: { variations: { striped: VALUES } } },
		},
	} );
	const readStyles = () =>
		(
			registry
				.select( coreStore )
				.getEditedEntityRecord( 'root', 'globalStyles', lastId ) as {
				styles: Fields;
			}
		 ).styles;
	await press( 'Remove' )( stage );
	const undo = await screen.findByRole( 'button', { name: 'Undo' } );
	expect( readStyles() ).toEqual( {} );
	await act( async () => {
		await dispatch( coreStore ).editEntityRecord(
			'root',
			'globalStyles',
			lastId,
			{ styles: { css: 'b {}' } }
		);
	} );
	await stage.user.click( undo );
	await waitFor( () =>
		expect( readStyles() ).toEqual( {
			css: 'b {}',
			blocks: { [ BLOCK ]: { variations: { striped: VALUES } } },
		} )
	);
	stage.cleanUp();
} );
