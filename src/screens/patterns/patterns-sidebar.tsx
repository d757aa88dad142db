import { __, sprintf } from '@wordpress/i18n';
import {
	file,
	footer,
	header,
	sidebar as sidebarIcon,
	symbolFilled,
} from '@wordpress/icons';
import { Button } from '@wordpress/components';

import { getBootPayload } from '@/data/site/boot-payload';
import { useActionCommands } from '@/features/commands';
import {
	isSupportedTheme,
	SidebarItem,
	SidebarScreen,
} from '@/features/sidebar-screen';
import { useNavigate, useRoute } from '@/router';
import { getErrorMessage } from '@/utils/get-error-message';
import { categoryPath } from './category-path';
import { listPartAreas, listPatternCategories } from './engine/list-categories';
import type { CategoryItem } from './engine/types';
import { hasParts, usePartLibrary, usePatternLibrary } from './use-libraries';
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
	return (
		<>
			{ hasParts() && <PartAreas current={ current } /> }
			<PatternCategories current={ current } />
		</>
	);
}

interface GroupProps {
	/** The open category, where the list is open. */
	current: OpenCategory | undefined;
}

function PartAreas( { current }: GroupProps ) {
	const { library, items, error, retry } = usePartLibrary();
	return (
		<Group
			title={ __( 'Template parts', 'atelier' ) }
			error={ library ? undefined : error }
			onRetry={ retry }
			isLoading={ ! library }
		>
			{ library &&
				items &&
				listPartAreas( items, library.areas ).map( ( area ) => (
					<CategoryLine
						key={ area.name }
						postType="wp_template_part"
						category={ area }
						current={ current }
						icon={ AREA_ICONS[ area.name ] ?? symbolFilled }
					/>
				) ) }
		</Group>
	);
}

function PatternCategories( { current }: GroupProps ) {
	const { library, items, error, retry } = usePatternLibrary();
	return (
		<Group
			title={ __( 'Patterns', 'atelier' ) }
			error={ library ? undefined : error }
			onRetry={ retry }
			isLoading={ ! library }
		>
			{ library &&
				items &&
				listPatternCategories( items, library.categories ).map(
					( category ) => (
						<CategoryLine
							key={ category.name }
							postType="wp_block"
							category={ category }
							current={ current }
							icon={ file }
						/>
					)
				) }
		</Group>
	);
}

function Group( {
	title,
	error,
	onRetry,
	isLoading,
	children,
}: {
	title: string;
	error: unknown;
	onRetry: () => void;
	isLoading: boolean;
	children: React.ReactNode;
} ) {
	return (
		<div
			role="group"
			className="atelier-pattern-group"
			aria-label={ title }
			aria-busy={ isLoading && ! error }
		>
			<h2 className="atelier-pattern-group__title">{ title }</h2>
			{ error ? (
				<div role="alert" className="atelier-pattern-group__problem">
					<p>
						{ getErrorMessage(
							error,
							__( 'The list could not be loaded.', 'atelier' )
						) }
					</p>
					<Button
						variant="secondary"
						size="compact"
						onClick={ onRetry }
					>
						{ __( 'Retry', 'atelier' ) }
					</Button>
				</div>
			) : (
				<ul className="atelier-sidebar-items">{ children }</ul>
			) }
		</div>
	);
}

function CategoryLine( {
	postType,
	category: { name, label, count },
	current,
	icon,
}: GroupProps & {
	postType: string;
	category: CategoryItem;
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
