export { CommandLoaders } from './command-loaders';
