import { Button, Spinner } from '@wordpress/components';
import { __, isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';

import { LoadProblem } from '@/components/load-problem';
import { ActionButton } from '@/kits/actions';
import { useResource } from '@/data/reads/use-resource';
import { FullPreview, PreviewProvider } from '@/kits/previews';
import { returnPathFor, useNavigate, useRoute } from '@/router';
import { getErrorMessage } from '@/utils/get-error-message';
import { patternsResource } from './reads/patterns';
import { themePatternResource } from './reads/theme-pattern';
import { duplicateItem } from './actions/duplicate-item';
import { usePatternContext } from './actions/use-pattern-actions';
import { getEmptyLabel } from './get-empty-label';
import { toPatternItems } from './rules/to-items';
import './style.scss';

/** Props of {@link RegisteredPatternView}. */
export interface RegisteredPatternViewProps {
	/** Name of the pattern. */
	name: string;
}

/** A pattern of the theme or of a plugin: it can be viewed and duplicated, but not changed. */
export function RegisteredPatternView( { name }: RegisteredPatternViewProps ) {
	const {
		data: pattern,
		error,
		retry,
	} = useResource( themePatternResource, name );
	const { data: library } = useResource( patternsResource );
	const context = usePatternContext();
	const { isEditing } = useRoute();
	const { navigate, backTo } = useNavigate();
	const item =
		library && toPatternItems( library ).find( ( { id } ) => id === name );

	if ( ! pattern ) {
		return (
			<div className="atelier-registered-pattern is-empty">
				{ error ? (
					<LoadProblem
						message={ getErrorMessage(
							error,
							__( 'The pattern could not be loaded.', 'atelier' )
						) }
						onRetry={ retry }
						actions={ [
							{
								label: __( 'Go to Patterns', 'atelier' ),
								onClick: () =>
									navigate( returnPathFor( 'wp_block' ) ),
							},
						] }
					/>
				) : (
					<Spinner />
				) }
			</div>
		);
	}
	return (
		<div className="atelier-registered-pattern">
			<div className="atelier-registered-pattern__bar">
				{ isEditing && (
					<Button
						icon={ isRTL() ? chevronRight : chevronLeft }
						label={ __( 'Open Navigation', 'atelier' ) }
						size="compact"
						onClick={ () => backTo( returnPathFor( 'wp_block' ) ) }
					/>
				) }
				<h2 className="atelier-registered-pattern__title">
					{ pattern.title }
				</h2>
				<p className="atelier-registered-pattern__hint">
					{ pattern.source === 'plugin'
						? __(
								'This pattern comes with a plugin and cannot be changed. Duplicate it to make your own.',
								'atelier'
						  )
						: __(
								'This pattern comes with the theme and cannot be changed. Duplicate it to make your own.',
								'atelier'
						  ) }
				</p>
				{ item && (
					<ActionButton
						variant="primary"
						item={ item }
						action={ duplicateItem }
						context={ context }
					/>
				) }
			</div>
			<PreviewProvider>
				<FullPreview
					postType="wp_block"
					postId={ name }
					label={ pattern.title }
					emptyLabel={ getEmptyLabel( 'wp_block' ) }
				/>
			</PreviewProvider>
		</div>
	);
}
