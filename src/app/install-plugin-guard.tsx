import {
	Children,
	cloneElement,
	Fragment,
	isValidElement,
	type ComponentType,
	type ReactNode,
} from 'react';
import { addFilter } from '@wordpress/hooks';
import { __, sprintf } from '@wordpress/i18n';
import { ErrorBoundary } from 'react-error-boundary';

interface PluginSettings {
	render: ComponentType;
}

/**
 * Catches errors of components that plugins add to the editor, so that the editor stays (specification 8.1).
 *
 * A panel's content is rendered where the editor has the panel, not where the plugin is. So the error boundary has to
 * travel with the content: every component that a plugin renders gets its children inside one.
 */
export function installPluginGuard(): void {
	addFilter(
		'plugins.registerPlugin',
		'atelier/plugin-guard',
		( settings: PluginSettings, name: string ) =>
			isFunctionComponent( settings.render )
				? { ...settings, render: guard( settings.render, name ) }
				: settings
	);
}

function guard(
	render: ( props: object ) => ReactNode,
	name: string
): ComponentType {
	return function GuardedPlugin( props: object ) {
		return <>{ guardChildren( render( props ), name ) }</>;
	};
}

function guardChildren( output: ReactNode, name: string ): ReactNode {
	return Children.map( output, ( child ) => {
		if (
			! isValidElement< { children?: ReactNode } >( child ) ||
			typeof child.type === 'string' ||
			typeof child.props.children === 'function' ||
			child.props.children === undefined
		) {
			return child;
		}
		const { children } = child.props;
		return cloneElement(
			child,
			{},
			child.type === Fragment ? (
				guardChildren( children, name )
			) : (
				<ErrorBoundary fallback={ <PluginError name={ name } /> }>
					{ children }
				</ErrorBoundary>
			)
		);
	} );
}

function PluginError( { name }: { name: string } ) {
	return (
		<p role="alert">
			{ sprintf(
				/* translators: %s: name of a plugin. */
				__(
					'The "%s" plugin has encountered an error and cannot be rendered.',
					'atelier'
				),
				name
			) }
		</p>
	);
}

function isFunctionComponent(
	render: unknown
): render is ( props: object ) => ReactNode {
	return (
		typeof render === 'function' &&
		! ( render.prototype as { isReactComponent?: unknown } | undefined )
			?.isReactComponent
	);
}
