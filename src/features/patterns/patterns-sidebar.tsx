import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import {
	file,
	footer,
	header,
	sidebar as sidebarIcon,
	symbolFilled,
} from '@wordpress/icons';
import { useState } from 'react';

import { RetryButton } from '@/components/retry-button';
import { getBootPayload } from '@/data/site/boot-payload';
import { useActionCommands } from '@/kits/commands';
import { isSupportedTheme, SidebarItem, SidebarScreen } from '@/kits/sidebar';
import { useNavigate, useRoute } from '@/router';
import { getErrorMessage } from '@/utils/get-error-message';
import { categoryPath } from './category-path';
import {
	isBareCategory,
	listPartAreas,
	listPatternCategories,
} from './rules/list-categories';
import type { CategoryItem } from './rules/types';
import {
	hasParts,
	usePartLibrary,
	usePatternLibrary,
	type Library,
} from './use-libraries';
import { useOpenCategory, type OpenCategory } from './use-open-category';
import './style.scss';

const AREA_ICONS: Readonly< Record< string, typeof header > > = {
	header,
	footer,
	sidebar: sidebarIcon,
};

/** The sidebar of Patterns: the areas of template parts, and the categories of patterns. */
export function PatternsSidebar() {
	const { theme } = getBootPayload();
	return (
		<SidebarScreen
			title={ __( 'Patterns', 'atelier' ) }
			description={ __(
				'Manage what patterns are available when editing the site.',
				'atelier'
			) }
			backPath={ isSupportedTheme( theme ) ? '/' : undefined }
		>
			<PatternsNavigation />
		</SidebarScreen>
	);
}

/** The categories and areas with their counts. */
export function PatternsNavigation() {
	const { path } = useRoute();
	const open = useOpenCategory();
	const current = path === '/pattern' ? open : undefined;
	const parts = usePartLibrary();
	const patterns = usePatternLibrary();
	// Both groups are shown together, so that neither moves the other.
	const isLoading =
		! ( patterns.items || patterns.error ) ||
		( hasParts() && ! ( parts.items || parts.error ) );
	return (
		<>
			{ hasParts() && (
				<Group
					title={ __( 'Template parts', 'atelier' ) }
					answer={ parts }
					isLoading={ isLoading }
				>
					{ parts.library &&
						parts.items &&
						listPartAreas( parts.items, parts.library.areas ).map(
							( area ) => (
								<CategoryLine
									key={ area.name }
									postType="wp_template_part"
									category={ area }
									current={ current }
									icon={
										AREA_ICONS[ area.name ] ?? symbolFilled
									}
								/>
							)
						) }
				</Group>
			) }
			<Group
				title={ __( 'Patterns', 'atelier' ) }
				answer={ patterns }
				isLoading={ isLoading }
			>
				{ patterns.library && patterns.items && (
					<Categories
						categories={ listPatternCategories(
							patterns.items,
							patterns.library.categories
						) }
						current={ current }
					/>
				) }
			</Group>
		</>
	);
}

/** The categories of patterns; a button shows the bare ones. */
function Categories( {
	categories,
	current,
}: {
	categories: readonly CategoryItem[];
	current: OpenCategory | undefined;
} ) {
	const [ isWhole, setIsWhole ] = useState( false );
	// The open one is shown even if it is empty.
	const bare = categories.filter(
		( category ) =>
			isBareCategory( category ) &&
			! (
				current?.postType === 'wp_block' &&
				current.name === category.name
			)
	);
	const shown = isWhole
		? categories
		: categories.filter( ( category ) => ! bare.includes( category ) );
	return (
		<>
			{ shown.map( ( category ) => (
				<CategoryLine
					key={ category.name }
					postType="wp_block"
					category={ category }
					current={ current }
					icon={ file }
				/>
			) ) }
			{ bare.length > 0 && (
				<li className="atelier-pattern-group__more">
					<Button
						variant="link"
						aria-expanded={ isWhole }
						onClick={ () => setIsWhole( ! isWhole ) }
					>
						{ isWhole
							? __( 'Hide empty categories', 'atelier' )
							: sprintf(
									/* translators: %d: number of categories. */
									_n(
										'Show %d empty category',
										'Show %d empty categories',
										bare.length,
										'atelier'
									),
									bare.length
							  ) }
					</Button>
				</li>
			) }
		</>
	);
}

function Group( {
	title,
	answer: { items, error, retry },
	isLoading,
	children,
}: {
	title: string;
	answer: Library< unknown >;
	isLoading: boolean;
	children: React.ReactNode;
} ) {
	const isFailed = Boolean( error ) && ! items;
	return (
		<div
			role="group"
			className="atelier-pattern-group"
			aria-label={ title }
			aria-busy={ isLoading }
		>
			<h2 className="atelier-pattern-group__title">{ title }</h2>
			{ isFailed ? (
				<div role="alert" className="atelier-pattern-group__problem">
					<p>
						{ getErrorMessage(
							error,
							__( 'The list could not be loaded.', 'atelier' )
						) }
					</p>
					<RetryButton onRetry={ retry } />
				</div>
			) : (
				<ul className="atelier-sidebar-items">
					{ ! isLoading && children }
				</ul>
			) }
		</div>
	);
}

function CategoryLine( {
	postType,
	category: { name, label, count },
	current,
	icon,
}: {
	postType: string;
	category: CategoryItem;
	/** The open category; undefined on screens other than the list. */
	current: OpenCategory | undefined;
	icon: typeof header;
} ) {
	const { navigate } = useNavigate();
	const path = categoryPath( postType, name );
	const isCurrent = current?.postType === postType && current.name === name;
	useActionCommands( [
		! isCurrent && {
			name: `view/${ postType }/${ name }`,
			label: describeView( postType, label ),
			isOnlyFound: true,
			run: () => navigate( path ),
		},
	] );
	return (
		<SidebarItem
			to={ path }
			icon={ icon }
			suffix={ count }
			isCurrent={ isCurrent }
		>
			{ label }
		</SidebarItem>
	);
}

function describeView( postType: string, label: string ): string {
	return postType === 'wp_block'
		? /* translators: %s: name of a category of patterns. */
		  sprintf( __( 'View patterns: %s', 'atelier' ), label )
		: /* translators: %s: name of an area of template parts. */
		  sprintf( __( 'View template parts: %s', 'atelier' ), label );
}
