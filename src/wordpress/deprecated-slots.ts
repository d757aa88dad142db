import { createElement, type ComponentType } from 'react';
import deprecated from '@wordpress/deprecated';

type Slots = Record< string, ComponentType< Record< string, unknown > > >;

interface HostWindow {
	wp?: {
		editor?: Slots;
		editPost?: object;
		editSite?: object;
	};
}

/** Slots that moved to `wp.editor`, by where plugins may still look for them. */
const MOVED_SLOTS: Readonly<
	Record< 'editPost' | 'editSite', readonly string[] >
> = {
	editPost: [
		'PluginBlockSettingsMenuItem',
		'PluginDocumentSettingPanel',
		'PluginMoreMenuItem',
		'PluginPostPublishPanel',
		'PluginPostStatusInfo',
		'PluginPrePublishPanel',
		'PluginSidebar',
		'PluginSidebarMoreMenuItem',
	],
	editSite: [
		'PluginMoreMenuItem',
		'PluginSidebar',
		'PluginSidebarMoreMenuItem',
	],
};

/**
 * Puts `wp.editPost` and `wp.editSite` where plugins look for them, with slots that render their successors of
 * `wp.editor` and log that they are deprecated (specification 8.1).
 *
 * The host's own scripts of these names are a second editor each; one that a plugin brings along stays.
 */
export function installDeprecatedSlots(): void {
	const host = window as HostWindow;
	host.wp ??= {};
	host.wp.editPost ??= createPackage( 'editPost' );
	host.wp.editSite ??= createPackage( 'editSite' );
}

function createPackage( name: 'editPost' | 'editSite' ): object {
	const slots = MOVED_SLOTS[ name ].map( ( slot ) => [
		slot,
		createSlot( name, slot ),
	] );
	return {
		...Object.fromEntries( slots ),
		reinitializeEditor: () =>
			deprecated( `wp.${ name }.reinitializeEditor`, {
				since: '6.2',
				version: '6.3',
			} ),
	};
}

function createSlot( name: string, slot: string ) {
	return function DeprecatedSlot( props: Record< string, unknown > ) {
		deprecated( `wp.${ name }.${ slot }`, {
			since: '6.6',
			alternative: `wp.editor.${ slot }`,
		} );
		const Successor = ( window as HostWindow ).wp?.editor?.[ slot ];
		return Successor ? createElement( Successor, props ) : null;
	};
}
