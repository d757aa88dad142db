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

/** Slots that moved to `wp.editor`, by their former package, which plugins may still use. */
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
 * Defines `wp.editPost` and `wp.editSite` for plugins, with slots that render their successors of `wp.editor` and log that they are deprecated
 * (specification 8.1).
 *
 * The host's scripts of these names would each load another editor; an existing package is not replaced.
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
