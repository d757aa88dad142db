import type { ComponentType, ReactNode, SyntheticEvent } from 'react';
import { privateApis } from '@wordpress/router';

import { unlockApi } from './unlock';

/** A route in the form of the host's router. */
export interface HostRoute {
	name: string;
	path: string;
	areas: Record< string, unknown >;
	widths: Record< string, unknown >;
}

/** The location that the host's router matched. */
export interface HostMatch {
	name: string;
	/** Path with its query. */
	path: string;
	areas: Record< string, ReactNode >;
	widths: Record< string, number | undefined >;
	query: Record< string, string | undefined >;
	params: Record< string, string | undefined >;
}

/** Options of a navigation. */
export interface NavigationOptions {
	/** Class of a view transition. */
	transition?: string;
	/** State of the history entry; serialisable. */
	state?: Record< string, unknown >;
}

interface Destination {
	path: string;
	query: Record< string, unknown >;
}

interface RouterProviderProps {
	routes: readonly HostRoute[];
	pathArg: string;
	beforeNavigate: ( destination: Destination ) => Destination;
	matchResolverArgs: Record< string, unknown >;
	children: ReactNode;
}

interface RouterApi {
	RouterProvider: ComponentType< RouterProviderProps >;
	useLocation: () => HostMatch;
	useHistory: () => {
		navigate: (
			path: string,
			options?: NavigationOptions
		) => Promise< void >;
		back: () => void;
		invalidate: () => void;
	};
	useLink: (
		to: string,
		options?: NavigationOptions
	) => {
		href: string;
		onClick: ( event: SyntheticEvent< HTMLAnchorElement > ) => void;
	};
}

export const { RouterProvider, useLocation, useHistory, useLink } =
	unlockApi< RouterApi >( '@wordpress/router', privateApis, [
		'RouterProvider',
		'useLocation',
		'useHistory',
		'useLink',
	] );
